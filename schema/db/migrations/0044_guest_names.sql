ALTER TABLE `guests` ADD `name` text;--> statement-breakpoint
ALTER TABLE `guests` ADD `name_version` integer DEFAULT 0 NOT NULL;