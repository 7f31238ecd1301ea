ALTER TABLE `mails` ADD `cause` text;--> statement-breakpoint
CREATE INDEX `mails_by_recipient` ON `mails` (`recipient`);--> statement-breakpoint
CREATE INDEX `mails_by_cause` ON `mails` (`cause`);