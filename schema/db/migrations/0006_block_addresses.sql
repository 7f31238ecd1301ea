CREATE TABLE `block_addresses` (
	`block_id` integer NOT NULL,
	`email_hash` text NOT NULL,
	PRIMARY KEY(`block_id`, `email_hash`),
	FOREIGN KEY (`block_id`) REFERENCES `blocks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `block_addresses_by_email` ON `block_addresses` (`email_hash`);