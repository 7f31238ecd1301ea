CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`lane` text NOT NULL,
	`payload` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`waits_since` integer NOT NULL,
	`last_error` text,
	`died_at` integer
);
--> statement-breakpoint
CREATE INDEX `jobs_by_lane` ON `jobs` (`lane`,`id`) WHERE died_at is null;--> statement-breakpoint
CREATE INDEX `jobs_waiting` ON `jobs` (`waits_since`) WHERE died_at is null;--> statement-breakpoint
CREATE INDEX `jobs_dead` ON `jobs` (`died_at`) WHERE died_at is not null;--> statement-breakpoint
CREATE INDEX `guests_by_creation` ON `guests` (`created_at`);