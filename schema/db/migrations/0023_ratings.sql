CREATE TABLE `rated_games` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game_id` integer NOT NULL,
	`family` text NOT NULL,
	`teams` text NOT NULL,
	`first` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`is_annulled` integer DEFAULT false NOT NULL,
	`changes` text,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rated_games_by_game` ON `rated_games` (`game_id`);--> statement-breakpoint
CREATE INDEX `rated_games_unfolded` ON `rated_games` (`seq`) WHERE changes is null;--> statement-breakpoint
CREATE INDEX `rated_games_folded_wrongly` ON `rated_games` (`seq`) WHERE is_annulled <> (changes = '[]');--> statement-breakpoint
CREATE TABLE `rated_teams` (
	`user_id` integer NOT NULL,
	`family` text NOT NULL,
	`players` text NOT NULL,
	PRIMARY KEY(`user_id`, `family`, `players`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rated_teams_by_players` ON `rated_teams` (`family`,`players`);--> statement-breakpoint
CREATE TABLE `rating_history` (
	`user_id` integer NOT NULL,
	`family` text NOT NULL,
	`seq` integer NOT NULL,
	`mu` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `family`, `seq`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rating_history_by_seq` ON `rating_history` (`seq`);--> statement-breakpoint
CREATE TABLE `rating_steps` (
	`id` integer PRIMARY KEY NOT NULL,
	`steps` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ratings` (
	`family` text NOT NULL,
	`players` text NOT NULL,
	`size` integer NOT NULL,
	`mu` integer NOT NULL,
	`sigma` integer NOT NULL,
	`games` integer NOT NULL,
	`last_at` integer NOT NULL,
	`score` integer NOT NULL,
	`is_ranked` integer NOT NULL,
	PRIMARY KEY(`family`, `players`)
);
--> statement-breakpoint
CREATE INDEX `ratings_by_score` ON `ratings` (`family`,`size`,"score" desc,`players`) WHERE is_ranked = 1;--> statement-breakpoint
CREATE INDEX `ratings_by_last_game` ON `ratings` (`last_at`) WHERE is_ranked = 1;--> statement-breakpoint
CREATE TABLE `player_variants` (
	`user_id` integer NOT NULL,
	`variant` text NOT NULL,
	`won` integer DEFAULT 0 NOT NULL,
	`won_against_masters` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `variant`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `games` ADD `is_rated` integer DEFAULT true NOT NULL;
--> statement-breakpoint
INSERT INTO `rated_games` (`game_id`, `family`, `teams`, `first`, `ended_at`)
SELECT g.id, substr(g.variant, 1, 3),
  (SELECT json_group_array(json(members)) FROM (
    SELECT json_group_array(user_id) AS members
    FROM (SELECT s.team, s.user_id FROM game_seats s WHERE s.game_id = g.id ORDER BY s.team, s.seat)
    GROUP BY team ORDER BY team)),
  g.winning_team, g.ended_at
FROM games g
WHERE g.status = 'won' AND g.winning_team IS NOT NULL AND g.replacements = 0
  AND NOT EXISTS (SELECT 1 FROM game_seats s WHERE s.game_id = g.id AND (s.user_id IS NULL OR s.team IS NULL))
ORDER BY g.ended_at, g.id;
--> statement-breakpoint
INSERT INTO `player_variants` (`user_id`, `variant`, `won`, `won_against_masters`)
SELECT s.user_id, g.variant, count(*), sum(substr(g.variant, 3, 1) <> '1' AND NOT EXISTS (
    SELECT 1 FROM game_seats o
    WHERE o.game_id = g.id AND o.sat_on IS NULL AND o.team <> s.team AND o.bot_level IS NOT 'master'))
FROM games g JOIN game_seats s ON s.game_id = g.id
WHERE g.is_counted = 1 AND g.status = 'won' AND s.user_id IS NOT NULL AND s.sat_on IS NULL
  AND (s.has_won = 1 OR substr(g.variant, 3, 1) = '1')
GROUP BY s.user_id, g.variant;
