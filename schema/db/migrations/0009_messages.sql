CREATE TABLE `messages` (
	`room` text NOT NULL,
	`number` integer NOT NULL,
	`sender_id` integer,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	PRIMARY KEY(`room`, `number`),
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `messages_by_sender` ON `messages` (`sender_id`,`room`);--> statement-breakpoint
CREATE INDEX `messages_by_expiry` ON `messages` (`expires_at`);