ALTER TABLE `subscription_declarations` ADD `ends_on` text;--> statement-breakpoint
ALTER TABLE `subscription_declarations` ADD `is_untold` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `subscription_declarations_untold` ON `subscription_declarations` (`id`) WHERE is_untold = 1;