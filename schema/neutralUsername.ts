/**
 * The name that a player has after moderation has taken the chosen one away, until the player chooses another. Nobody can
 * choose such a name: it has digits. Clients translate it.
 */
export function neutralUsername(userID: number): string {
  return `player${userID}`;
}

/** Whether a name is such a one. */
export function isNeutralUsername(username: string): boolean {
  return /^player\d+$/.test(username);
}
