import { createStore } from "#web/ui/store.ts";

/** Whether people wait for a quick match that others could join, as the lobby says (Live.tsx); false until it has. */
export const areAwaited = createStore(false);
