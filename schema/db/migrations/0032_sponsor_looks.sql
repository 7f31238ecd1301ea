ALTER TABLE `users` ADD `hides_sponsoring` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `card_back` text DEFAULT 'classic' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `board_wood` text DEFAULT 'classic' NOT NULL;