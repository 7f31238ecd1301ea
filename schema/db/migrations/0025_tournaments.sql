CREATE TABLE `mail_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_keys_by_expiry` ON `mail_keys` (`expires_at`);--> statement-breakpoint
CREATE TABLE `tournament_people` (
	`tournament_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`team` text,
	`exit_round` integer,
	`total_rounds` integer,
	`placement` integer,
	PRIMARY KEY(`tournament_id`, `user_id`),
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tournament_people_by_user` ON `tournament_people` (`user_id`,`tournament_id`);--> statement-breakpoint
CREATE TABLE `tournament_series` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`weekday` integer NOT NULL,
	`time` text NOT NULL,
	`time_zone` text NOT NULL,
	`sign_up_hours` integer NOT NULL,
	`deadline_minutes` integer NOT NULL,
	`pause_minutes` integer NOT NULL,
	`min_teams` integer NOT NULL,
	`form` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`n_teams` integer NOT NULL,
	`created_at` integer NOT NULL,
	`date` integer NOT NULL,
	`ended_at` integer,
	`winner` text,
	`v` integer DEFAULT 0 NOT NULL,
	`opening` text,
	`series_id` integer,
	`occurrence` text,
	FOREIGN KEY (`series_id`) REFERENCES `tournament_series`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `tournaments_by_date` ON `tournaments` (`kind`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `tournaments_unopened` ON `tournaments` (`created_at`) WHERE opening is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `tournaments_by_occurrence` ON `tournaments` (`series_id`,`occurrence`);--> statement-breakpoint
CREATE INDEX `users_for_tournament_news` ON `users` (`id`) WHERE mails_tournament_news = 1;--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`) WHERE is_admin = 1;