ALTER TABLE `games` ADD `move_time_ms` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `mails_your_turn` integer DEFAULT true NOT NULL;