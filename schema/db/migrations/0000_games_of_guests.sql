CREATE TABLE `game_records` (
	`game_id` integer PRIMARY KEY NOT NULL,
	`seed` text NOT NULL,
	`seed_hash` text NOT NULL,
	`log` text NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `game_seats` (
	`game_id` integer NOT NULL,
	`seat` integer NOT NULL,
	`guest_id` integer,
	`bot_level` text,
	`team` integer,
	`colour` text,
	`has_won` integer,
	PRIMARY KEY(`game_id`, `seat`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `game_seats_by_guest` ON `game_seats` (`guest_id`,`game_id`);--> statement-breakpoint
CREATE TABLE `game_statistics` (
	`game_id` integer NOT NULL,
	`seat` integer NOT NULL,
	`statistics` text NOT NULL,
	PRIMARY KEY(`game_id`, `seat`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variant` text NOT NULL,
	`status` text DEFAULT 'running' NOT NULL,
	`winning_team` integer,
	`cards_laid` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `games_by_status` ON `games` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `games_by_end` ON `games` (`ended_at`);--> statement-breakpoint
CREATE TABLE `guests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`guest_id` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_guest` ON `sessions` (`guest_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);