/** What the check of the locales knows about messages and about code that says them. */

export type Message = string;

type Tree = { [name: string]: Tree | Message };

/** Every message of a file, by its key with dots: `{ "a": { "b": "x" } }` is `a.b` → `x`. */
export function keysOf(tree: Tree, head = ""): Map<string, Message> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, Message][] =>
      typeof value === "string" ? [[head + name, value]] : [...keysOf(value, `${head}${name}.`)],
    ),
  );
}

/** Takes the plural off a key: `left_one` is the form `one` of `left`. */
export function pluralForm(key: string): { base: string; category?: string } {
  const [, base, category] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return base === undefined ? { base: key } : { base, category };
}

/** The names in double braces. */
export function variablesOf(message: Message): string[] {
  return [...message.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name]) => name);
}

/** A place where code says a message. A key that is put together stands for all that it may be. */
export interface Use {
  /** Where the key may be from: a file may use several. */
  namespaces: string[];
  key: string;
  pattern: RegExp;
}

/**
 * The messages that a source file says: every call of `t`, or of `say` for a second namespace, with a text or a template, in
 * the namespaces that the file
 * names by `useTranslation` or, where it is handed a `t`, by the type `TFunction`.
 */
export function usedKeys(source: string): Use[] {
  const named = source.matchAll(/useTranslation\((?:"(\w+)")?\)|TFunction<"(\w+)">/g);
  const namespaces = [...named].map(([, used, handed]) => used ?? handed ?? "common");
  const calls = source.matchAll(/(?<![\w.])(?:t|say)\(\s*(?:"([^"]+)"|`([^`]+)`)/g);
  return [...calls].map(([, literal, template]) => {
    const key = literal ?? template;
    const parts = literal === undefined ? key.split(/\$\{[^}]*\}/) : [key];
    return { namespaces, key, pattern: new RegExp(`^${parts.map(RegExp.escape).join(".+")}$`) };
  });
}
