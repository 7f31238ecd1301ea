import type { LogLine } from "#party/log.ts";
import { readLine } from "../site/readableLine.ts";

/** The fields that lines of the log may have, besides those of every line. Each is an id, a number or a fixed word. */
const knownFields = new Set([
  ...["time", "level", "event", "request", "room", "message", "error", "leftOut"],
  ...["userID", "gameID", "tableID", "tournamentID", "seriesID", "mailID", "subscriptionID", "eventID"],
  ...[
    "kind",
    "attempts",
    "status",
    "to",
    "lane",
    "at",
    "lost",
    "games",
    "ratings",
    "page",
    "version",
    "calls",
    "step",
  ],
]);

/** What players write for the operator: the fields of a bug report. */
const reportFields = new Set(["by", "gameID", "text", "record"]);
const reportEvent = "error report";

/** What nothing in a log may look like. */
const forbidden: Record<string, RegExp> = {
  "a mail address": /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/i,
  // Tokens, tickets, seeds, and the hashes by which they are stored.
  "a token, ticket, seed or hash": /\b[0-9a-f]{64}\b/i,
  "a bearer token": /\bBearer \S/,
  "a token in an address": /[?&](ticket|token|activationToken|resetToken)=/,
  "a hand, deck or seed": /"(hands?|deck|seed|password|token|ticket)\\*":/,
};

/** A secret that is shorter is found in innocent words. */
const shortest = 6;

/**
 * What a line of the site's output gives away; nothing if all is well.
 * @param secrets what tests have used: passwords, addresses, texts of messages
 */
export function leaksIn(output: string, secrets: Iterable<string>): string[] {
  const line = readLine(output);
  const isReport = line?.event === reportEvent;
  const unknown = Object.keys(line ?? {}).filter(
    (field) => !knownFields.has(field) && !(isReport && reportFields.has(field)),
  );
  const { text: _, record: __, ...rest }: Partial<LogLine> = line ?? {};
  const text = isReport ? JSON.stringify(rest) : output;
  return [
    ...unknown.map((field) => `an unknown field, ${field}`),
    ...Object.entries(forbidden).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : [])),
    ...[...secrets]
      .filter((secret) => secret.length >= shortest && text.includes(secret))
      .map((secret) => `what a test has used: ${secret}`),
  ];
}
