import { hashPassword } from "#edge/services/passwords.ts";
import type { Random } from "#rules/index.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Locale } from "#schema/settings.ts";
import type { Database } from "#store/db.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { setColorBlindness, setDescription } from "#store/settings.ts";
import { addUser, confirmAddress } from "#store/users.ts";
import { Trouble } from "../process/trouble.ts";
import { password } from "../visitors/joining.ts";

/** A player of the demo. */
export interface DemoPlayer {
  identity: Identity;
  /** How often the player finds the better bot's move, from 0 to 1. */
  strength: number;
  /** How long the player usually thinks, in ms. */
  pace: number;
}

const names: Record<Locale, string[]> = {
  de: [
    ...["Erika", "Anton", "Clara", "Bruno", "Frieda", "Gustav", "Helene", "Jakob", "Klara", "Ludwig"],
    ...["Marlene", "Norbert", "Ottilie", "Paula", "Rosa", "Siegfried", "Theo", "Ursula", "Viktor", "Wilma"],
  ],
  en: ["Alice", "Benjamin", "Charlotte", "Daniel", "Emily", "Frank", "Grace", "Henry", "Ivy", "Jack"],
  ru: ["Аня", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Захар", "Ирина", "Костя"],
};

const descriptions: Record<Locale, string[]> = {
  de: [
    "Spielt am liebsten sonntags nach dem Kaffee.",
    "Ein Trickser kommt selten allein.",
    "Tauscht immer die beste Karte. Fast immer.",
    "Suche Leute für eine feste Runde zu sechst.",
    "",
  ],
  en: [
    "Plays with tea and patience.",
    "Sevens are my favourite.",
    "Looking for a partner for Thursdays.",
    "",
  ],
  ru: ["Люблю семёрки и чай.", "Играю по вечерам.", ""],
};

/** How many people the demo knows. */
export const demoPeople = Object.values(names).flat().length;

/**
 * Signs up players of the demo, the German ones first, so that none has played before.
 * @param since when the first of them came (ms UTC); the others follow within a month
 */
export async function addPlayers(
  db: Database,
  count: number,
  since: number,
  random: Random,
): Promise<DemoPlayer[]> {
  const all = Object.entries(names).flatMap(([locale, list]) =>
    list.map((name) => ({ name, locale: locale as Locale })),
  );
  const passwordHash = await hashPassword(password);
  const players: DemoPlayer[] = [];
  for (const { name, locale } of all.slice(0, count)) {
    const email = `demo${players.length}@example.org`;
    const registeredAt = since + random(30 * 24 * 60) * 60_000;
    const user = { username: name, email, passwordHash, locale, registeredAt, blockedUntil: null };
    const id = await addUser(db, user);
    if (id === undefined) throw new Trouble(`There is a player called ${name} already.`);
    const known = { id, emailLower: email, passwordHash };
    const address = { email, tokenHash: "", emailHash: "", formerHash: "", blockedUntil: null, helpUrl: "" };
    await confirmAddress(db, known, address, registeredAt);
    const lines = descriptions[locale];
    await setDescription(db, id, lines[random(lines.length)]);
    if (random(12) === 0) await setColorBlindness(db, id, true);
    players.push({
      identity: { kind: "user", id, name },
      strength: random(100) / 100,
      pace: 3_000 + random(12_000),
    });
  }
  return players;
}

/** Makes neighbours in the list friends, and lets some requests stay open. */
export async function befriend(
  db: Database,
  players: readonly DemoPlayer[],
  random: Random,
  since: number,
): Promise<void> {
  for (const [at, { identity }] of players.entries()) {
    for (const distance of [1, 2, 5]) {
      const other = players[(at + distance) % players.length].identity;
      if (other.id === identity.id || random(3) === 0) continue;
      const when = since + random(300 * 24 * 60) * 60_000;
      await requestFriend(db, { from: identity.id, to: other.id }, when);
      if (random(8) > 0) await confirmFriend(db, { by: other.id, from: identity.id }, when);
    }
  }
}
