CREATE TABLE `subscription_declarations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`contract` text NOT NULL,
	`cause` text NOT NULL,
	`received_at` integer NOT NULL,
	`subscription_id` text
);
--> statement-breakpoint
CREATE INDEX `subscription_declarations_by_time` ON `subscription_declarations` (`received_at`);--> statement-breakpoint
CREATE TABLE `subscription_endings` (
	`subscription_id` text PRIMARY KEY NOT NULL,
	`ending` text NOT NULL,
	`cause` text NOT NULL,
	`declared_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscription_endings_by_next` ON `subscription_endings` (`next_at`);--> statement-breakpoint
CREATE TABLE `subscription_events` (
	`id` text PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscription_events_by_time` ON `subscription_events` (`seen_at`);--> statement-breakpoint
CREATE TABLE `subscription_orders` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`plan` text NOT NULL,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`checkout_id` text,
	`created_at` integer NOT NULL,
	`next_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscription_orders_by_checkout` ON `subscription_orders` (`checkout_id`);--> statement-breakpoint
CREATE INDEX `subscription_orders_by_next` ON `subscription_orders` (`next_at`);--> statement-breakpoint
CREATE TABLE `subscription_readings` (
	`subscription_id` text PRIMARY KEY NOT NULL,
	`begun` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_at` integer,
	`begun_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscription_readings_by_next` ON `subscription_readings` (`next_at`);--> statement-breakpoint
CREATE INDEX `subscription_readings_over` ON `subscription_readings` (`begun_at`) WHERE next_at is null;--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`customer_id` text NOT NULL,
	`plan` text,
	`status` text NOT NULL,
	`started_at` integer NOT NULL,
	`paid_until` integer NOT NULL,
	`has_failed_payment` integer NOT NULL,
	`benefits_until` integer NOT NULL,
	`is_surplus` integer NOT NULL,
	`reading` integer NOT NULL,
	`is_told` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `subscriptions_by_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_live` ON `subscriptions` (`user_id`) WHERE status in ('running', 'expiring') and is_surplus = 0;--> statement-breakpoint
CREATE INDEX `subscriptions_untold` ON `subscriptions` (`id`) WHERE is_told = 0;--> statement-breakpoint
CREATE INDEX `subscriptions_left` ON `subscriptions` (`id`) WHERE user_id is null and status = 'cancelled';