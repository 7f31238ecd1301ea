import { type RatedKind, ratedKinds } from "#rules/rating/families.ts";
import { endOf, type spans, startOf } from "#schema/periods.ts";

/** The rankings. */
export const rankings = ["winners", "ratings", "team4", "team6"] as const;
export type Ranking = (typeof rankings)[number];

/** The periods that a ranking can be about, shortest first. */
export const rankingSpans = [
  "week",
  "month",
  "year",
  "all",
] as const satisfies readonly (typeof spans)[number][];
export type RankingSpan = (typeof rankingSpans)[number];

/** What a ranking by rating can list. */
export const ratedOnes = ["players", "teams"] as const;

/**
 * The shown part of a ranking, as in the address: `?ranking=team4&span=year&page=2`, `?ranking=ratings&kind=6x2d&of=teams`.
 */
export interface LeadersQuery {
  ranking: Ranking;
  /** For all rankings but that by rating. */
  span: RankingSpan;
  /** For the ranking by rating: the kind of game, and whether players or fixed teams are listed. */
  kind: RatedKind;
  of: (typeof ratedOnes)[number];
  /** The first page is 1. */
  page: number;
}

/** Parses it from an address. Missing or invalid values give the winners of this month. */
export function readLeadersQuery(query: URLSearchParams): LeadersQuery {
  const page = query.get("page") ?? "";
  return {
    ranking: rankings.find((name) => name === query.get("ranking")) ?? "winners",
    span: rankingSpans.find((name) => name === query.get("span")) ?? "month",
    kind: ratedKinds.find((kind) => kind === query.get("kind")) ?? "4x2",
    of: ratedOnes.find((name) => name === query.get("of")) ?? "players",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address, relative to the site, of a part of a ranking. */
export function pathOfLeaders({ ranking, span, kind, of, page }: LeadersQuery): string {
  const query = new URLSearchParams();
  if (ranking !== "winners") query.set("ranking", ranking);
  if (ranking !== "ratings" && span !== "month") query.set("span", span);
  if (ranking === "ratings" && kind !== "4x2") query.set("kind", kind);
  if (ranking === "ratings" && of !== "players") query.set("of", of);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/leaders" : `/leaders?${query}`;
}

/** The current period of a span, as calls take it (ms UTC). */
export function datesOf(span: RankingSpan, now: number): { startDate?: string; endDate?: string } {
  if (span === "all") return {};
  return { startDate: String(startOf(span, now)), endDate: String(endOf(span, now)) };
}
