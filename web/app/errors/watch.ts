/** Reports an error. What that needs is loaded only then. */
export function reportLater(error: unknown): void {
  import("./failed.ts").then(
    ({ report }) => report(error),
    () => {},
  );
}
