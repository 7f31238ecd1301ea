type NeutralName = { kind: "guest" | "bot"; number: string; chosen?: string };

/**
 * Parses a name that the server gives to somebody without an account, «guest4821» or «bot2», or behind it the name that
 * a guest has chosen, «guest4821 Berta»; `undefined` for the name of an account.
 */
export function neutralName(username: string): NeutralName | undefined {
  const [, kind, number, chosen] = /^(guest|bot)(\d+)(?: (.+))?$/.exec(username) ?? [];
  if (kind === undefined) return undefined;
  return { kind: kind as "guest" | "bot", number, ...(chosen !== undefined && { chosen }) };
}
