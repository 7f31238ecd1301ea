CREATE TABLE `lesson_progress` (
	`user_id` integer NOT NULL,
	`lesson` text NOT NULL,
	`done` integer NOT NULL,
	PRIMARY KEY(`user_id`, `lesson`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `puzzle_attempts` (
	`user_id` integer NOT NULL,
	`puzzle_id` text NOT NULL,
	`at` integer NOT NULL,
	`day` integer,
	`is_solved` integer NOT NULL,
	PRIMARY KEY(`user_id`, `puzzle_id`, `at`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `site_lessons` (
	`lesson` text PRIMARY KEY NOT NULL,
	`steps` integer NOT NULL
);
