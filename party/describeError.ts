/** An error as it stands in the log. */
export type DescribedError = {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
};

/**
 * An error and its causes, for the log: bounded, and without quotations from what was parsed.
 * @param hasStack whether the log says where it was thrown, too
 */
export function describeError(error: unknown, hasStack: boolean, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: textOf(error) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message: textOf(message),
    ...("code" in error && error.code !== undefined && { code: textOf(error.code) }),
    ...(hasStack && stack && { stack: callsIn(stack) }),
    ...(cause !== undefined && depth < deepest && { cause: describeError(cause, hasStack, depth + 1) }),
  };
}

const deepest = 4;
const longest = 1_000;
const mostCalls = 20;

function textOf(thrown: unknown): string {
  return withoutQuotation(String(thrown)).slice(0, longest);
}

/** JSON.parse quotes the beginning of what it could not read. */
function withoutQuotation(message: string): string {
  return message.replace(/,? (\.\.\.)?".*"(\.\.\.)? is not valid JSON$/s, " is not valid JSON");
}

/** The stack without the error's message, which stands there once more. */
function callsIn(stack: string): string {
  const calls = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return calls.slice(0, mostCalls).join("\n");
}
