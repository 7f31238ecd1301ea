import type { Event } from "#schema/protocol/envelope.ts";
import type { Message } from "#schema/protocol/message.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity, ModerationStatus } from "#schema/rooms.ts";
import { aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";

/** Letters that don't look alike. */
const letters = "abefhkmstuz";
const endingLength = 6;
/** Where the endings of this worker begin: other workers make users in the same database. */
let made = crypto.getRandomValues(new Uint32Array(1))[0] % (letters.length - 1) ** endingLength;

/** A user with an account, whose name starts like this. */
export async function somebody(beginning: string): Promise<Identity> {
  const digits = (made++).toString(letters.length).padStart(endingLength, "0");
  const name = `${beginning}${digits.replaceAll(/./g, (digit) => letters[Number.parseInt(digit, letters.length)])}`;
  return { kind: "user", id: await aUser(db, name), name };
}

export const admin: ModerationStatus = { isAdmin: true, isModerator: false, blockedUntil: null };
export const anybody: ModerationStatus = { isAdmin: false, isModerator: false, blockedUntil: null };

/** Enters a channel, as a person or anonymously; undefined if it grants no ticket. */
export async function goInto(
  name: string,
  person: Identity | null,
  moderationStatus = anybody,
): Promise<Player> {
  const room = env.Channel.getByName(name);
  if (person === null) {
    await room.exists();
    return Player.connect("channel", name);
  }
  const ticket = await room.issueTicket(person, "session", moderationStatus);
  if (ticket === null) throw new Error(`expected a ticket for ${name}, found none`);
  return Player.connect("channel", name, { ticket });
}

/** Opens a chat that the person is in. */
export async function openChat(
  chatID: string,
  person: Identity,
  moderationStatus = anybody,
): Promise<Player> {
  const ticket = await env.Chat.getByName(chatID).issueTicket(person, "session", moderationStatus);
  if (ticket === null) throw new Error(`expected a ticket for ${chatID}, found none`);
  return Player.connect("chat", chatID, { ticket });
}

/** A tab of the person, in its own room. */
export async function home(person: Identity, moderationStatus = anybody): Promise<Player> {
  const room = env.User.getByName(userRoomName(person));
  const ticket = (await room.issueTicket(person, "session", moderationStatus)) as string;
  return Player.connect("user", userRoomName(person), { ticket });
}

/** Starts a chat. @returns its name */
export async function startChat(
  tab: Player,
  others: readonly Identity[],
  title: string | null = null,
): Promise<string> {
  const answer = await tab.ask("chat:startChat", { userids: others.map(({ id }) => id), title });
  if (answer.status !== 200) throw new Error(`expected a chat, found ${answer.error}`);
  return (answer.data as { chatid: string }).chatid;
}

/** Sends a message to a channel or a chat. */
export const write = (player: Player, body: string, id?: string) =>
  player.ask(sendTypeOf(player), { body }, id);

const sendTypeOf = (player: Player) =>
  player.events.some(({ type }) => type.startsWith("chat:")) ? "chat:sendMessage" : "channel:sendMessage";

/** The messages as a user sees them, from the last snapshot on. */
export function seenBy({ events }: Player): Message[] {
  const from = events.findLastIndex(({ type }) => type.endsWith(":snapshot"));
  return events.slice(Math.max(from, 0)).flatMap(messagesIn);
}

function messagesIn({ data }: Event): Message[] {
  return (data as { messages?: Message[] }).messages ?? [];
}

/** Waits until a user sees this text. */
export const sees = (player: Player, body: string) =>
  player.until(() => seenBy(player).find((message) => message.body === body));
