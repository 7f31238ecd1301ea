CREATE TABLE `address_keys` (
	`day` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
