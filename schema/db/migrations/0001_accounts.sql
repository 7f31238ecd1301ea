CREATE TABLE `failed_attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`next_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `failed_attempts_by_expiry` ON `failed_attempts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_tokens_by_user` ON `mail_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `mail_tokens_by_expiry` ON `mail_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`locale` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer
);
--> statement-breakpoint
CREATE INDEX `mails_by_next` ON `mails` (`next_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_lower` text NOT NULL,
	`username_skeleton` text NOT NULL,
	`email` text NOT NULL,
	`email_lower` text NOT NULL,
	`password_hash` text NOT NULL,
	`registered_at` integer NOT NULL,
	`last_login_at` integer,
	`activated_at` integer,
	`is_admin` integer DEFAULT false NOT NULL,
	`blocked_until` integer,
	`locale` text DEFAULT 'de' NOT NULL,
	`color_scheme` text DEFAULT 'system' NOT NULL,
	`is_color_blind` integer DEFAULT false NOT NULL,
	`default_position4` integer DEFAULT 1 NOT NULL,
	`default_position6` integer DEFAULT 0 NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`mails_news` integer DEFAULT true NOT NULL,
	`mails_tournament_news` integer DEFAULT true NOT NULL,
	`mails_tournament_invitations` integer DEFAULT true NOT NULL,
	`mails_sponsoring` integer DEFAULT true NOT NULL,
	`mails_messages` integer DEFAULT true NOT NULL,
	`mails_friend_requests` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_username` ON `users` (`username_lower`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_skeleton` ON `users` (`username_skeleton`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_email` ON `users` (`email_lower`);--> statement-breakpoint
ALTER TABLE `game_seats` ADD `user_id` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `game_seats_by_user` ON `game_seats` (`user_id`,`game_id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `user_id` integer REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);