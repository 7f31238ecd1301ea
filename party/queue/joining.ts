import { limits } from "#schema/limits.ts";
import { fits, seated, teamSizesOf } from "./seating.ts";
import { type Call, type Party, partiesOf } from "./state.ts";
import { areApart, familyNumberOf, type Waiter, waiterOf } from "./waiter.ts";

/**
 * People take the seats of bots as long as not all who are called have come: whoever takes bots and comes to wait a moment
 * after others were called sits down with them. The call lasts as long for them as for anybody.
 * @returns the calls, and the parties that have found a table so
 */
export function joinCalls(
  calls: readonly Call[],
  parties: readonly Party[],
  now: number,
): { calls: readonly Call[]; parties: ReadonlySet<Party> } {
  const joined = new Set<Party>();
  if (!calls.some(hasBots)) return { calls, parties: joined };
  const inLine = parties.toSorted((one, other) => one.since - other.since || one.id - other.id);
  const waiting = inLine.filter(({ wish }) => wish.botsAfterMs !== null).map(waiterOf);
  const next = calls.map((call) => {
    if (!hasBots(call)) return call;
    const table = partiesOf(call).map(waiterOf);
    const before = table.length;
    for (const one of waiting) {
      if (joined.has(one.party) || !mayJoin(one, table, call)) continue;
      table.push(one);
      joined.add(one.party);
    }
    return table.length === before
      ? call
      : { ...call, ...seatedAt(call, table), until: now + limits.queueCallMs };
  });
  return { calls: next, parties: joined };
}

function hasBots(call: Call): boolean {
  return peopleOf(partiesOf(call)) < seatsOf(call);
}

function mayJoin(one: Waiter, table: readonly Waiter[], call: Call): boolean {
  const { variant, moveTimeMs } = call.play;
  const { wish } = one.party;
  if (!wish.variants.includes(variant) || !wish.moveTimesMs.includes(moveTimeMs)) return false;
  const all = [...table, one];
  // Without a bot it is a game like others: then nobody's wish for a rating is passed over.
  const isFull = peopleOf(all.map(({ party }) => party)) === seatsOf(call);
  if (isFull && !all.every(({ party }) => party.wish.rated.includes(false))) return false;
  const sizes = all.map(({ size }) => size);
  return fits(sizes, teamSizesOf(variant)) && !table.some((other) => areApart(one, other));
}

function seatedAt({ play, teams }: Call, table: readonly Waiter[]): Pick<Call, "teams"> {
  const family = familyNumberOf(play.variant);
  const parties = table.map(({ party }) => party);
  const ratings = table.map((waiter) => waiter.ratings[family]);
  return { teams: seated(parties, ratings, teamSizesOf(play.variant)) ?? teams };
}

function seatsOf({ play }: Call): number {
  return teamSizesOf(play.variant).reduce((sum, size) => sum + size, 0);
}

function peopleOf(parties: readonly Party[]): number {
  return parties.reduce((sum, { members }) => sum + members.length, 0);
}
