import { limits } from "#schema/limits.ts";

/** Which part of the list is shown, as the address has it: `?page=2&order=asc`. */
export interface ListPlace {
  /** The first is 1. */
  page: number;
  /** By when the games began. */
  order: "asc" | "desc";
}

/** Reads it from an address; what that does not say, or says wrongly, is the first page with the newest games. */
export function readListPlace(query: URLSearchParams): ListPlace {
  const page = query.get("page") ?? "";
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    order: query.get("order") === "asc" ? "asc" : "desc",
  };
}

/** The address, below the site's, of a part of the list. */
export function pathOfList({ page, order }: ListPlace): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (order === "asc") query.set("order", order);
  return query.size === 0 ? "/games" : `/games?${query}`;
}

/** How many pages a list of so many games has; an empty one has one too. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / limits.ownGamesAPage));
}
