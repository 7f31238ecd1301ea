import { type Family, families } from "#rules/family.ts";

const results = ["won", "lost", "team", "aborted", "running"] as const;

/** Which of a player's games are listed, as in the address: `?kind=4x2&result=won&with=Ada&page=2`. */
export interface GamesFilter {
  /** The first page is 1. */
  page: number;
  kind?: Family;
  result?: (typeof results)[number];
  with?: string;
}

export { results as filterResults };

/** Parses it from an address; what is missing or invalid does not filter. */
export function readGamesFilter(query: URLSearchParams): GamesFilter {
  const page = query.get("page") ?? "";
  const kind = families.find((family) => family === query.get("kind"));
  const result = results.find((name) => name === query.get("result"));
  const other = query.get("with");
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    ...(kind && { kind }),
    ...(result && { result }),
    ...(other && { with: other }),
  };
}

/** The query of an address with this filter, with its question mark; empty without any. */
export function queryOf({ page, kind, result, with: other }: GamesFilter): string {
  const query = new URLSearchParams();
  if (kind) query.set("kind", kind);
  if (result) query.set("result", result);
  if (other) query.set("with", other);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "" : `?${query}`;
}
