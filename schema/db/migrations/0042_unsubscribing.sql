ALTER TABLE `users` ADD `unsubscribe_token` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_unsubscribe_token` ON `users` (`unsubscribe_token`) WHERE unsubscribe_token is not null;