import { createStore } from "../store.ts";

/** The places in the last public tournament, by the names of the players who wear a crown for them. */
export const placements = createStore<ReadonlyMap<string, number>>(new Map());
