import { tournamentSpans } from "#schema/tournament/lists.ts";
import { type TournamentKind, tournamentKinds } from "#schema/tournament.ts";

export type TournamentSpan = (typeof tournamentSpans)[number];

/** The shown part of the table of tournaments, as in the address: `?kind=private&span=year&page=2`. */
export interface OverviewQuery {
  /** Null: of both kinds. */
  kind: TournamentKind | null;
  span: TournamentSpan;
  /** The first page is 1. */
  page: number;
}

/** Parses it from an address. Missing or invalid values give the first page of all tournaments. */
export function readOverviewQuery(query: URLSearchParams): OverviewQuery {
  const page = query.get("page") ?? "";
  return {
    kind: tournamentKinds.find((kind) => kind === query.get("kind")) ?? null,
    span: tournamentSpans.find((span) => span === query.get("span")) ?? "all",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address, relative to the site, of a part of the table. */
export function pathOfOverview({ kind, span, page }: OverviewQuery): string {
  const query = new URLSearchParams();
  if (kind !== null) query.set("kind", kind);
  if (span !== "all") query.set("span", span);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/tournament/overview" : `/tournament/overview?${query}`;
}
