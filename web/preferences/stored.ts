import type { Stored } from "#web/ui/deviceStore.ts";

/** How preferences stand in the browser's storage: each of these reads whatever is there, `usual` where that says nothing. */

/** A switch: `yes` or `no`. */
export function asSwitch(key: string, usual: boolean): Stored<boolean> {
  return {
    key,
    read: (text) => (text === "yes" ? true : text === "no" ? false : usual),
    write: (isOn) => (isOn ? "yes" : "no"),
  };
}

/** A whole number from 0 to 100. */
export function asPercent(key: string, usual: number): Stored<number> {
  const whole = (value: number) =>
    Number.isNaN(value) ? usual : Math.min(100, Math.max(0, Math.round(value)));
  return { key, read: (text) => whole(Number(text ?? usual)), write: (value) => String(whole(value)) };
}

/** Some of these words, with blanks between them. */
export function asWords<Word extends string>(key: string, all: readonly Word[]): Stored<Word[]> {
  return {
    key,
    read: (text) => {
      const stored = text?.split(" ");
      return all.filter((word) => stored?.includes(word));
    },
    write: (words) => words.join(" "),
  };
}

/** A value as JSON. */
export function asJson<Value>(key: string, read: (stored: unknown) => Value): Stored<Value> {
  return { key, read: (text) => read(parsed(text)), write: (value) => JSON.stringify(value) };
}

/** A field of an object in JSON, whose other fields are kept. */
export function asField<Value>(key: string, name: string, read: (stored: unknown) => Value): Stored<Value> {
  return {
    key,
    read: (text) => read(fieldsOf(text)[name]),
    write: (value, before) => JSON.stringify({ ...fieldsOf(before), [name]: value }),
  };
}

/** Reads one of these words. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  usual: NoInfer<Word>,
): (stored: unknown) => Word {
  return (stored) => words.find((word) => word === stored) ?? usual;
}

function fieldsOf(text: string | null): Record<string, unknown> {
  const value = parsed(text);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
