ALTER TABLE `mail_tokens` ADD `used_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `cause` text;--> statement-breakpoint
CREATE INDEX `mails_by_recipient` ON `mails` (`recipient`);--> statement-breakpoint
CREATE INDEX `mails_by_cause` ON `mails` (`cause`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `unsubscribe_token` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_unsubscribe_token` ON `users` (`unsubscribe_token`) WHERE unsubscribe_token is not null;