CREATE TABLE `devices` (
	`id` text PRIMARY KEY NOT NULL,
	`guest_id` integer,
	`user_id` integer,
	`credential_hash` text,
	`browser` text,
	`system` text,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `devices_by_credential` ON `devices` (`credential_hash`);--> statement-breakpoint
CREATE INDEX `devices_by_guest` ON `devices` (`guest_id`);--> statement-breakpoint
CREATE INDEX `devices_by_user` ON `devices` (`user_id`);--> statement-breakpoint
CREATE INDEX `devices_by_expiry` ON `devices` (`expires_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `device_id` text REFERENCES `devices`(`id`) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `sessions_by_device` ON `sessions` (`device_id`);