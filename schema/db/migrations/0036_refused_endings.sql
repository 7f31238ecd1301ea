CREATE TABLE `subscription_orders_unknown` (
	`checkout_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`next_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscription_orders_unknown_by_next` ON `subscription_orders_unknown` (`next_at`);--> statement-breakpoint
ALTER TABLE `subscription_endings` ADD `refused_since` integer;--> statement-breakpoint
ALTER TABLE `subscription_endings` ADD `given_up_at` integer;