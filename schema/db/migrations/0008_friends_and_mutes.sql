CREATE TABLE `friendships` (
	`low_id` integer NOT NULL,
	`high_id` integer NOT NULL,
	`pending_id` integer,
	`since` integer NOT NULL,
	PRIMARY KEY(`low_id`, `high_id`),
	FOREIGN KEY (`low_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`high_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `friendships_by_high` ON `friendships` (`high_id`);--> statement-breakpoint
CREATE TABLE `mutes` (
	`user_id` integer NOT NULL,
	`muted_id` integer NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`user_id`, `muted_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`muted_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mutes_by_muted` ON `mutes` (`muted_id`);