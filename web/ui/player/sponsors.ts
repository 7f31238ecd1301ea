import { createStore } from "../store.ts";

/** The names of the players who are shown as sponsors. */
export const sponsors = createStore<ReadonlySet<string>>(new Set());
