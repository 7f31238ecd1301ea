-- News and sponsoring were on for everybody, so nobody has chosen them: both begin anew, off.
ALTER TABLE `users` DROP COLUMN `mails_news`;--> statement-breakpoint
ALTER TABLE `users` ADD `mails_news` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `mails_sponsoring`;--> statement-breakpoint
ALTER TABLE `users` ADD `mails_sponsoring` integer DEFAULT false NOT NULL;
