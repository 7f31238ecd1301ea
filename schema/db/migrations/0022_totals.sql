CREATE TABLE `game_feats` (
	`game_id` integer NOT NULL,
	`seat` integer NOT NULL,
	`feat` text NOT NULL,
	`level` integer,
	`move` integer NOT NULL,
	PRIMARY KEY(`game_id`, `seat`, `feat`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `guest_totals` (
	`guest_id` integer NOT NULL,
	`family` text NOT NULL,
	`won` integer DEFAULT 0 NOT NULL,
	`lost` integer DEFAULT 0 NOT NULL,
	`team` integer DEFAULT 0 NOT NULL,
	`aborted` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`guest_id`, `family`),
	FOREIGN KEY (`guest_id`) REFERENCES `guests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `pair_totals` (
	`user_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`games` integer DEFAULT 0 NOT NULL,
	`together` integer DEFAULT 0 NOT NULL,
	`won_together` integer DEFAULT 0 NOT NULL,
	`against` integer DEFAULT 0 NOT NULL,
	`won_against` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `other_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pair_totals_by_other` ON `pair_totals` (`other_id`);--> statement-breakpoint
CREATE INDEX `pair_totals_by_games` ON `pair_totals` (`user_id`,"games" desc,`other_id`);--> statement-breakpoint
CREATE TABLE `period_totals` (
	`user_id` integer NOT NULL,
	`period` text NOT NULL,
	`games` integer DEFAULT 0 NOT NULL,
	`won` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `period`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `period_totals_by_won` ON `period_totals` (`period`,"won" desc,`user_id`);--> statement-breakpoint
CREATE TABLE `player_cards` (
	`user_id` integer NOT NULL,
	`card` text NOT NULL,
	`laid` integer DEFAULT 0 NOT NULL,
	`played` integer DEFAULT 0 NOT NULL,
	`traded` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `card`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `player_feats` (
	`user_id` integer NOT NULL,
	`feat` text NOT NULL,
	`times` integer DEFAULT 0 NOT NULL,
	`level` integer,
	`game_id` integer,
	PRIMARY KEY(`user_id`, `feat`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `player_streaks` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`current` integer DEFAULT 0 NOT NULL,
	`longest_won` integer DEFAULT 0 NOT NULL,
	`longest_lost` integer DEFAULT 0 NOT NULL,
	`last_ended_at` integer NOT NULL,
	`last_game_id` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `player_team_results` (
	`user_id` integer NOT NULL,
	`seats` integer NOT NULL,
	`cards_laid` integer NOT NULL,
	`games` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `seats`, `cards_laid`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `player_totals` (
	`user_id` integer NOT NULL,
	`family` text NOT NULL,
	`won` integer DEFAULT 0 NOT NULL,
	`lost` integer DEFAULT 0 NOT NULL,
	`team` integer DEFAULT 0 NOT NULL,
	`aborted` integer DEFAULT 0 NOT NULL,
	`moves` integer DEFAULT 0 NOT NULL,
	`thinking_time` integer DEFAULT 0 NOT NULL,
	`balls_lost` integer DEFAULT 0 NOT NULL,
	`kicked_opponents` integer DEFAULT 0 NOT NULL,
	`kicked_mates` integer DEFAULT 0 NOT NULL,
	`kicked_own` integer DEFAULT 0 NOT NULL,
	`skips_caused` integer DEFAULT 0 NOT NULL,
	`balls_home` integer DEFAULT 0 NOT NULL,
	`balls_home_opponents` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `family`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `site_bots` (
	`level` text PRIMARY KEY NOT NULL,
	`seats` integer DEFAULT 0 NOT NULL,
	`won` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_colors` (
	`color` text PRIMARY KEY NOT NULL,
	`seats` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_figures` (
	`name` text PRIMARY KEY NOT NULL,
	`figures` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_hours` (
	`weekday` integer NOT NULL,
	`hour` integer NOT NULL,
	`games` integer DEFAULT 0 NOT NULL,
	`players` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`weekday`, `hour`)
);
--> statement-breakpoint
CREATE TABLE `site_team_results` (
	`seats` integer NOT NULL,
	`cards_laid` integer NOT NULL,
	`games` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`seats`, `cards_laid`)
);
--> statement-breakpoint
CREATE TABLE `site_totals` (
	`period` text NOT NULL,
	`family` text NOT NULL,
	`finished` integer DEFAULT 0 NOT NULL,
	`aborted` integer DEFAULT 0 NOT NULL,
	`duration` integer DEFAULT 0 NOT NULL,
	`shortest` integer,
	`longest` integer,
	`cards_laid` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`period`, `family`)
);
--> statement-breakpoint
CREATE TABLE `team_results` (
	`period` text NOT NULL,
	`seats` integer NOT NULL,
	`cards_laid` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`game_id` integer NOT NULL,
	PRIMARY KEY(`period`, `seats`, `cards_laid`, `ended_at`, `game_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_results_by_game` ON `team_results` (`game_id`);--> statement-breakpoint
ALTER TABLE `devices` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `game_seats` ADD `balls_home` integer;--> statement-breakpoint
ALTER TABLE `game_seats` ADD `ended_at` integer;--> statement-breakpoint
CREATE INDEX `game_seats_by_guest_and_end` ON `game_seats` (`guest_id`,`ended_at`,`game_id`);--> statement-breakpoint
CREATE INDEX `game_seats_by_user_and_end` ON `game_seats` (`user_id`,`ended_at`,`game_id`);--> statement-breakpoint
ALTER TABLE `games` ADD `is_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `games_uncounted` ON `games` (`id`) WHERE status <> 'running' and is_counted = 0;--> statement-breakpoint
ALTER TABLE `users` ADD `hides_activity` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `hides_socials` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `users_for_figures` ON `users` (`activated_at`,`registered_at`,`locale`,`is_color_blind`);--> statement-breakpoint
CREATE INDEX `friendships_confirmed` ON `friendships` (`low_id`) WHERE pending_id is null;
--> statement-breakpoint
UPDATE `game_seats` SET `ended_at` = (SELECT `ended_at` FROM `games` WHERE `games`.`id` = `game_seats`.`game_id`) WHERE `game_id` IN (SELECT `id` FROM `games` WHERE `status` <> 'running');
