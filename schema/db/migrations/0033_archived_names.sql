-- Rooms stored their finished games with the names of people. The clock takes them out a day later, when no Worker is left that stores more of them, or that does not know this job.
INSERT INTO `jobs` (`kind`, `lane`, `payload`, `next_at`, `waits_since`)
SELECT 'forgetArchivedNames', 'archived names', '{"after":0}', (unixepoch() + 86400) * 1000, (unixepoch() + 86400) * 1000
WHERE EXISTS (SELECT 1 FROM `game_records`);
