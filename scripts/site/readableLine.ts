import type { DescribedError } from "#party/describeError.ts";
import type { LogLine } from "#party/log.ts";

/** The Worker's line of the log in this output of workerd's, if it is one. */
export function readLine(output: string): LogLine | undefined {
  if (!output.startsWith('{"time":')) return undefined;
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/**
 * A line of the log for a person: time, level, event and words first, then the fields, then the error with its causes.
 * It is one line, whatever is in it; only the stacks of errors stand on lines of their own.
 */
export function readableLine({ time, level, event, message, error, leftOut, ...fields }: LogLine): string {
  const named = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const words = [
    new Date(time).toLocaleTimeString("en-GB"),
    level,
    message ? `${event}: ${inOneLine(message)}` : event,
    ...named,
    ...(leftOut ? [`(and ${leftOut} more of this kind)`] : []),
  ];
  return words.join(" ") + (error ? ` – ${readableError(error)}` : "");
}

function readableError({ name, message, code, stack, cause }: DescribedError): string {
  const words = `${name}${code ? ` (${code})` : ""}: ${inOneLine(message)}`;
  const because = cause === undefined ? "" : `, because of ${readableError(cause)}`;
  return words + (stack ? `\n${stack}${because && `\n  ${because.slice(2)}`}` : because);
}

function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}
