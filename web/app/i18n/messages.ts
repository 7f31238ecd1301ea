import type { BackendModule, ReadCallback } from "i18next";
import { untilLoaded } from "#web/ui/loading/untilLoaded.ts";

/**
 * The address of each text file, one per language and namespace, but for those that only the build uses. A page fetches
 * those that it uses first.
 */
const files = import.meta.glob<string>(["../../locales/*/*.json", "!../../locales/*/meta.json"], {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The source of i18next's messages. They are data, which a browser parses faster than code. */
export const messages: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale: string, namespace: string, done: ReadCallback) => {
    const file = files[`../../locales/${locale}/${namespace}.json`];
    if (!file) return done(new Error(`no messages ${locale}/${namespace}`), null);
    // i18next gives up on what has failed, and then shows keys.
    void untilLoaded(() => fetchMessages(file)).then((found) => done(null, found));
  },
};

async function fetchMessages(file: string): Promise<Record<string, unknown>> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`no messages at ${file}: ${response.status}`);
  return response.json();
}
