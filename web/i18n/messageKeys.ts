/** What the locale check knows about messages and about the code that uses them. */

export type Message = string;

type Tree = { [name: string]: Tree | Message };

/** All messages of a file by dotted key: `{ "a": { "b": "x" } }` is `a.b` → `x`. */
export function keysOf(tree: Tree, head = ""): Map<string, Message> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, Message][] =>
      typeof value === "string" ? [[head + name, value]] : [...keysOf(value, `${head}${name}.`)],
    ),
  );
}

/** Removes the plural suffix from a key: `left_one` is the form `one` of `left`. */
export function pluralForm(key: string): { base: string; category?: string } {
  const [, base, category] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return base === undefined ? { base: key } : { base, category };
}

/** The variable names in double braces. */
export function variablesOf(message: Message): string[] {
  return [...message.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name]) => name);
}

/** A place where code uses a message. A composed key stands for all keys that it may become. */
export interface Use {
  /** The namespaces that the key may come from; a file may use several. */
  namespaces: string[];
  key: string;
  pattern: RegExp;
}

/**
 * The messages that a source file uses: each call of `t`, or of `say` for a second namespace, with a literal or a
 * template. The namespaces come from the file's `useTranslation` or, if it receives a `t`, from the type `TFunction` or from
 * what a table says of its `texts`.
 */
export function usedKeys(source: string): Use[] {
  const named = source.matchAll(/useTranslation\((?:"(\w+)")?\)|TFunction<"(\w+)">|\btexts: "(\w+)"/g);
  const namespaces = [...named].map(([, used, handed, table]) => used ?? handed ?? table ?? "common");
  const calls = source.matchAll(/(?<![\w.])(?:t[A-Z]\w*|t)\(\s*(?:"([^"]+)"|`([^`]+)`)/g);
  return [...calls].map(([, literal, template]) => {
    const key = literal ?? template;
    const parts = literal === undefined ? key.split(/\$\{[^}]*\}/) : [key];
    return { namespaces, key, pattern: new RegExp(`^${parts.map(RegExp.escape).join(".+")}$`) };
  });
}
