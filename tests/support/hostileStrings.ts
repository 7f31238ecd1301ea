/** Invalid text: half a character, NUL, and marks that change the direction of writing and do not change it back. */
export const noText = ["\ud800", "\0", "\u202e", "\u2069"] as const;

/**
 * The strings in a JSON value, with their paths as errors name them, and a function that returns the value with a
 * suffix added to that string.
 */
export function* stringsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<[path: string, withMore: (more: string) => unknown]> {
  if (typeof value === "string") yield [path.join("."), (more) => value + more];
  if (typeof value !== "object" || value === null || value instanceof FormData) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const [innerPath, withMore] of stringsIn(inner, [...path, name])) {
      yield [
        innerPath,
        (more) => Object.assign(Array.isArray(value) ? [...value] : { ...value }, { [name]: withMore(more) }),
      ];
    }
  }
}
