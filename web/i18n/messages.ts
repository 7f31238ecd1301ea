import { textsAddress } from "virtual:texts";
import type { BackendModule, ReadCallback } from "i18next";
import { untilLoaded } from "#web/ui/loading/untilLoaded.ts";

/** The source of i18next's messages. They are data, which a browser parses faster than code. */
export const messages: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale: string, namespace: string, done: ReadCallback) => {
    const file = `${textsAddress}/${locale}/${namespace}.json`;
    // i18next gives up on what has failed, and then shows keys.
    void untilLoaded(() => fetchMessages(file)).then((found) => done(null, found));
  },
};

async function fetchMessages(file: string): Promise<Record<string, unknown>> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`no messages at ${file}: ${response.status}`);
  return response.json();
}
