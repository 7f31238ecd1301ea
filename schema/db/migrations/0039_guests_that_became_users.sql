ALTER TABLE `guests` ADD `became_user_id` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `guests_by_user_become` ON `guests` (`became_user_id`);