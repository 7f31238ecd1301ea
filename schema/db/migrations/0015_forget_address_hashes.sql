-- Hashes of addresses that were made without a key tell the address to whoever tries them all. New ones come by themselves.
DELETE FROM `known_addresses`;
--> statement-breakpoint
DELETE FROM `failed_attempts` WHERE `key` GLOB 'address *' OR `key` GLOB 'account *' OR `key` GLOB 'mails *';
