ALTER TABLE `guests` ADD `becomes_user_id` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `guests_by_user` ON `guests` (`becomes_user_id`);--> statement-breakpoint
ALTER TABLE `mail_tokens` ADD `email` text;