CREATE TABLE `sign_in_marks` (
	`user_id` integer NOT NULL,
	`mark` text NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `mark`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_in_marks_by_mark` ON `sign_in_marks` (`mark`,`user_id`);--> statement-breakpoint
CREATE INDEX `sign_in_marks_by_time` ON `sign_in_marks` (`last_at`);