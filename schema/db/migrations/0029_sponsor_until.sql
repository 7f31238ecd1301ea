ALTER TABLE `users` ADD `sponsor_until` integer;--> statement-breakpoint
CREATE INDEX `users_sponsors` ON `users` (`sponsor_until`) WHERE sponsor_until is not null;