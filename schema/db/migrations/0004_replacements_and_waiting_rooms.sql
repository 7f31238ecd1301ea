ALTER TABLE `game_seats` ADD `bot_name` text;--> statement-breakpoint
ALTER TABLE `game_seats` ADD `sat_on` integer;--> statement-breakpoint
ALTER TABLE `games` ADD `waiting_id` text;--> statement-breakpoint
ALTER TABLE `games` ADD `replacements` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `games_by_waiting_room` ON `games` (`waiting_id`);