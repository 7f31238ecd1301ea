/** Takes a name apart that the server gives to who has none, «guest4821» or «bot2»; `undefined` for a name of one's own. */
export function neutralName(username: string): { kind: "guest" | "bot"; number: string } | undefined {
  const [, kind, number] = /^(guest|bot)(\d+)$/.exec(username) ?? [];
  return kind === undefined ? undefined : { kind: kind as "guest" | "bot", number };
}
