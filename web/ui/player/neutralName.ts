/**
 * Parses a name that the server gives to somebody without one, «guest4821» or «bot2», or «player77» where moderation has
 * taken the chosen one away; `undefined` for a chosen name.
 */
export function neutralName(
  username: string,
): { kind: "guest" | "bot" | "player"; number: string } | undefined {
  const [, kind, number] = /^(guest|bot|player)(\d+)$/.exec(username) ?? [];
  return kind === undefined ? undefined : { kind: kind as "guest" | "bot" | "player", number };
}
