ALTER TABLE `guests` ADD `becomes_user_id` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `guests_by_user` ON `guests` (`becomes_user_id`);--> statement-breakpoint
ALTER TABLE `mail_tokens` ADD `email` text;--> statement-breakpoint
CREATE INDEX `mails_by_creation` ON `mails` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_never_there` ON `users` (`registered_at`) WHERE activated_at is null and last_login_at is null;