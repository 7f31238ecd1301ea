CREATE TABLE `resting_names` (
	`skeleton` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `resting_names_by_user` ON `resting_names` (`user_id`,`until`);--> statement-breakpoint
CREATE INDEX `resting_names_by_end` ON `resting_names` (`until`);