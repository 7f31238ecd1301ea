ALTER TABLE `games` ADD `creation_key` text;--> statement-breakpoint
ALTER TABLE `games` ADD `is_opened` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `games_by_creation_key` ON `games` (`creation_key`);--> statement-breakpoint
CREATE INDEX `games_unopened` ON `games` (`created_at`) WHERE status = 'running' and is_opened = 0;