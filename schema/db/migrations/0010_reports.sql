CREATE TABLE `moderation_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`moderator_id` integer,
	`deed` text NOT NULL,
	`subject_id` integer,
	`report_id` integer,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`moderator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`subject_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `moderation_log_by_moderator` ON `moderation_log` (`moderator_id`);--> statement-breakpoint
CREATE INDEX `moderation_log_by_subject` ON `moderation_log` (`subject_id`);--> statement-breakpoint
CREATE INDEX `moderation_log_by_report` ON `moderation_log` (`report_id`);--> statement-breakpoint
CREATE INDEX `moderation_log_by_creation` ON `moderation_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `reported_messages` (
	`report_id` integer NOT NULL,
	`message_id` integer NOT NULL,
	`sender_id` integer,
	`guest_name` text,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`report_id`, `message_id`),
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reported_messages_by_sender` ON `reported_messages` (`sender_id`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reporter_id` integer,
	`subject_id` integer,
	`room` text DEFAULT '' NOT NULL,
	`message_id` integer DEFAULT 0 NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`subject_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_open_of_reporter` ON `reports` (`reporter_id`,`subject_id`,`room`,`message_id`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `reports_by_reporter` ON `reports` (`reporter_id`);--> statement-breakpoint
CREATE INDEX `reports_by_subject` ON `reports` (`subject_id`);--> statement-breakpoint
CREATE INDEX `reports_by_creation` ON `reports` (`created_at`);--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`created_at`) WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE `users` ADD `is_moderator` integer DEFAULT false NOT NULL;