type NeutralName = { kind: "guest" | "bot" | "player"; number: string; chosen?: string };

/**
 * Parses a name that the server gives to somebody without one, «guest4821» or «bot2», or «player77» where moderation has
 * taken the chosen one away; a guest's may have one behind it that the guest has chosen, «guest4821 Berta». `undefined`
 * for the name of an account.
 */
export function neutralName(username: string): NeutralName | undefined {
  const [, kind, number, chosen] = /^(guest|bot|player)(\d+)(?: (.+))?$/.exec(username) ?? [];
  if (kind === undefined) return undefined;
  return { kind: kind as NeutralName["kind"], number, ...(chosen !== undefined && { chosen }) };
}
