ALTER TABLE `users` ADD `promoted_at` integer;--> statement-breakpoint
CREATE INDEX `users_promoted` ON `users` (`promoted_at`) WHERE promoted_at is not null;