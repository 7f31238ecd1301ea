import { newWaitingID } from "#party/waiting/newWaitingID.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import type { Answer } from "#schema/protocol/envelope.ts";
import type { WaitingSnapshot } from "#schema/protocol/waiting.ts";
import type { NewWaitingGame, WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Identity } from "#schema/rooms.ts";
import { addGuest } from "#store/guests.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";

/** A guest in the database. */
export function aGuest(): Promise<Identity> {
  return addGuest(db, { number: 4821, createdAt: Date.now() });
}

/** The choices of a user who changes nothing in the dialog. */
export const usual: NewWaitingGame = {
  nPlayers: 4,
  nTeams: 2,
  meister: true,
  private: false,
  membersOnly: false,
  rated: true,
  moveTimeMs: null,
};

/** A waiting room opened by its first member. */
export interface WaitingTable {
  readonly waitingID: WaitingID;
  readonly creator: Identity;
  readonly room: ReturnType<typeof env.Waiting.getByName>;
}

/** Opens a waiting room. */
export async function openWaiting(
  wishes: Partial<NewWaitingGame> = {},
  creator?: Identity,
): Promise<WaitingTable> {
  const waitingID = newWaitingID();
  const table = {
    waitingID,
    creator: creator ?? (await aGuest()),
    get room() {
      return env.Waiting.getByName(waitingID);
    },
  };
  const { room } = table;
  await room.open({
    waitingID,
    wishes: { ...usual, ...wishes },
    creator: table.creator,
    createdAt: Date.now(),
  });
  return table;
}

/** Enters the waiting room with a socket, as a person or anonymously. */
export async function enter({ waitingID, room }: WaitingTable, identity: Identity | null): Promise<Player> {
  const ticket = identity && ((await room.issueTicket(identity)) as string);
  return Player.connect("waiting", waitingID, ticket === null ? {} : { ticket });
}

/** Enters as a new person, and sits down. */
export async function joinAs(
  table: WaitingTable,
  identity?: Identity,
): Promise<{ player: Player; identity: Identity }> {
  const self = identity ?? (await aGuest());
  const player = await enter(table, self);
  expectDone(await player.ask("waiting:joinGame", {}));
  return { player, identity: self };
}

/** Makes the user who opened the room, and still sits on its first slot, take another color. */
export function paint(admin: Player, { creator }: WaitingTable, color: BallColor): Promise<Answer> {
  return admin.ask("waiting:switchColor", { slot: 0, name: creator.name, color });
}

/** @throws if an answer is not a success */
export function expectDone(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`expected success, found ${answer.status} ${answer.error}`);
  return answer;
}

/** Waits until the newest snapshot satisfies a test's condition, and returns it. */
export function roomWhere(player: Player, seen: (now: WaitingSnapshot) => boolean): Promise<WaitingSnapshot> {
  return player.until(({ events }) => {
    const last = events.findLast(({ type }) => type === "waiting:snapshot")?.data as
      | WaitingSnapshot
      | undefined;
    return last !== undefined && seen(last) && last;
  });
}

/** The contents of each slot: a name, or nothing. */
export function namesIn({ room }: WaitingSnapshot): (string | null)[] {
  return room.slots.map((slot) => (slot.kind === "empty" ? null : slot.name));
}
