import { limits } from "#schema/limits.ts";

/** The shown part of the list, as in the address: `?page=2&order=asc`. */
export interface ListQuery {
  /** The first page is 1. */
  page: number;
  /** Sorted by the start of the games. */
  order: "asc" | "desc";
}

/** Parses it from an address. Missing or invalid values give the first page with the newest games. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const page = query.get("page") ?? "";
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    order: query.get("order") === "asc" ? "asc" : "desc",
  };
}

/** The address, relative to the site, of a part of the list. */
export function pathOfList({ page, order }: ListQuery): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (order === "asc") query.set("order", order);
  return query.size === 0 ? "/games" : `/games?${query}`;
}

/** The number of pages of a list with so many games; an empty list has one page. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / limits.ownGamesAPage));
}
