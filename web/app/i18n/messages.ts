import type { BackendModule, ReadCallback } from "i18next";

/** Where each file of texts is, one a language and namespace; a page fetches those that it first uses. */
const files = import.meta.glob<string>("../../locales/*/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** Where i18next gets its messages from. They are data, which a browser reads faster than code. */
export const messages: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale: string, namespace: string, done: ReadCallback) => {
    const file = files[`../../locales/${locale}/${namespace}.json`];
    if (!file) return done(new Error(`no messages ${locale}/${namespace}`), null);
    fetchMessages(file).then(
      (found) => done(null, found),
      (error: Error) => done(error, null),
    );
  },
};

async function fetchMessages(file: string): Promise<Record<string, unknown>> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`no messages at ${file}: ${response.status}`);
  return response.json();
}
