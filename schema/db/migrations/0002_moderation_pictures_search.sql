CREATE TABLE `blocks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`email_hash` text NOT NULL,
	`admin_id` integer,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`blocked_until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `blocks_by_user` ON `blocks` (`user_id`);--> statement-breakpoint
CREATE INDEX `blocks_by_admin` ON `blocks` (`admin_id`);--> statement-breakpoint
CREATE INDEX `blocks_by_email` ON `blocks` (`email_hash`,`blocked_until`);--> statement-breakpoint
CREATE INDEX `blocks_by_end` ON `blocks` (`blocked_until`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`type` text NOT NULL,
	`bytes` blob NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `username_parts` (
	`part` text NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`part`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `username_parts_by_user` ON `username_parts` (`user_id`);
--> statement-breakpoint
CREATE TRIGGER `username_parts_of_new_user` AFTER INSERT ON `users` BEGIN
	INSERT INTO `username_parts` (`part`, `user_id`)
	SELECT DISTINCT substr(new.`username_lower`, `numbers`.`value`), new.`id`
	FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12]') AS `numbers`
	WHERE `numbers`.`value` <= length(new.`username_lower`);
END;--> statement-breakpoint
CREATE TRIGGER `username_parts_of_renamed_user` AFTER UPDATE OF `username_lower` ON `users` BEGIN
	DELETE FROM `username_parts` WHERE `user_id` = old.`id`;
	INSERT INTO `username_parts` (`part`, `user_id`)
	SELECT DISTINCT substr(new.`username_lower`, `numbers`.`value`), new.`id`
	FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12]') AS `numbers`
	WHERE `numbers`.`value` <= length(new.`username_lower`);
END;
