CREATE TABLE `site` (
	`row` integer PRIMARY KEY NOT NULL,
	`id` text,
	`is_to_rejoin` integer DEFAULT false NOT NULL
);
