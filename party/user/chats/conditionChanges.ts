import type { ChatConditions } from "#schema/rooms.ts";
import type { Table } from "#store/gameLists.ts";
import { type Changed, changesOf } from "../../changed.ts";
import { type Effect, send } from "../effects.ts";

/** What one chat of the person was told last; `others` are the ids of its other members, in ascending order. */
export type ToldChat = ChatConditions & { readonly chatID: string; readonly others: readonly number[] };

/** What the conditions follow from: those of the other members who are muted, and the person's running games. */
export type Sources = { muted: ReadonlySet<number>; tables: readonly Table[] };

export type ToldChats = readonly ToldChat[];
type Known = Omit<ChatConditions, "v">;

const { changed } = changesOf<ToldChats, Effect>();

/** A chat with these other members asks for the conditions, and is told of changes from now on. */
export function askedFor(
  all: ToldChats,
  { chatID, others }: { chatID: string; others: readonly number[] },
  sources: Sources,
  now: number,
): Changed<ToldChats, Effect> {
  const before = all.find((told) => told.chatID === chatID);
  const userIDs = others.toSorted((one, other) => one - other);
  const known = knownTo(userIDs, sources);
  if (before !== undefined && isSame(before.others, userIDs) && isKnown(before, known)) return changed(all);
  const next = { chatID, others: userIDs, v: nextV(now, before), ...known };
  return changed([...all.filter((told) => told !== before), next]);
}

/** The mutes or the games have changed: each chat for which this matters is told. */
export function refreshed(all: ToldChats, sources: Sources, now: number): Changed<ToldChats, Effect> {
  const next = all.map((told) => {
    const known = knownTo(told.others, sources);
    return isKnown(told, known) ? told : { ...told, v: nextV(now, told), ...known };
  });
  const news = next.filter((told, index) => told !== all[index]);
  if (news.length === 0) return changed(all);
  return changed(
    next,
    news.map(({ chatID }) => send("conditions", { chatID })),
  );
}

/** The person is not a member of a chat that was told this (`v`). If it has asked again meanwhile, it stays. */
export function notWanted(all: ToldChats, chatID: string, v: number): Changed<ToldChats, Effect> {
  const next = all.filter((told) => told.chatID !== chatID || told.v !== v);
  return changed(next.length === all.length ? all : next);
}

/** The account was deleted. */
export function forgotten(): Changed<ToldChats, Effect> {
  return changed([]);
}

/** The chats whose only other member is this user. */
export function chatsWith(all: ToldChats, userID: number): string[] {
  return all.filter(({ others }) => isSame(others, [userID])).map(({ chatID }) => chatID);
}

function knownTo(others: readonly number[], { muted, tables }: Sources): Known {
  const games = tables.filter(({ userIDs }) => userIDs.some((id) => others.includes(id)));
  return { muted: others.filter((id) => muted.has(id)), games: games.map(({ gameID }) => gameID) };
}

/** The chat ignores lower numbers. So they follow the time, for they must also grow where a chat was forgotten here. */
function nextV(now: number, before: ToldChat | undefined): number {
  return Math.max(now, (before?.v ?? 0) + 1);
}

function isKnown(told: ToldChat, { muted, games }: Known): boolean {
  return isSame(told.muted, muted) && isSame(told.games, games);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
