import { newAsker } from "./asker.ts";

/** Asks a master bot for a hint or a review (`asker.ts`). */
export const askMaster = newAsker();
