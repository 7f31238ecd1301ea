import type { BackendModule, ReadCallback } from "i18next";

/** One file a language and namespace, each fetched when a page first uses it. */
const files = import.meta.glob<Record<string, unknown>>("../../locales/*/*.json", { import: "default" });

/** Where i18next gets its messages from. */
export const messages: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale: string, namespace: string, done: ReadCallback) => {
    const load = files[`../../locales/${locale}/${namespace}.json`];
    if (!load) return done(new Error(`no messages ${locale}/${namespace}`), null);
    load().then(
      (found) => done(null, found),
      (error: Error) => done(error, null),
    );
  },
};
