CREATE TABLE `known_addresses` (
	`user_id` integer NOT NULL,
	`address_hash` text NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `address_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_addresses_by_time` ON `known_addresses` (`last_at`);