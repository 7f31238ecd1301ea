import { clientErrorKinds } from "../api/clientErrors.ts";
import { partyNames } from "../api/sockets.ts";
import { mailKinds } from "../db/mails.ts";
import type { CounterName, LabelsOf } from "./kinds.ts";
import { seriesOf } from "./series.ts";

/** The values of each label. */
type Values<Name extends CounterName> = { [Label in keyof LabelsOf<Name>]: readonly string[] };

/**
 * The series that alerts look at, by the values of their labels. They begin with 0: of a series that begins with its first
 * count Prometheus sees no increase.
 */
const beginning = {
  tac_games_total: { event: ["begun", "ended", "aborted"] },
  tac_moves_total: {},
  tac_sockets_closed_by_rooms_total: {
    party: [...partyNames, "queue"],
    reason: ["internal", "tooManyFrames", "notReading"],
  },
  tac_libsql_calls_total: { outcome: ["ok", "refused", "busy", "slow", "away"] },
  tac_mails_total: { kind: mailKinds, outcome: ["sent", "kept", "failed"] },
  tac_pushes_total: { outcome: ["taken", "refused"] },
  tac_sign_ins_total: { outcome: ["signed in", "wrong password", "unknown name", "new guest"] },
  tac_log_lines_total: { level: ["error", "warn", "info"] },
  tac_client_errors_total: { kind: clientErrorKinds },
} satisfies { [Name in CounterName]?: Values<Name> };

/** Those of a figure. */
export function beginningSeries(name: string): string[] {
  const values: Record<string, readonly string[]> | undefined = beginning[name as keyof typeof beginning];
  if (values === undefined) return [];
  let all: Record<string, string>[] = [{}];
  for (const [label, each] of Object.entries(values))
    all = all.flatMap((labels) => each.map((value) => ({ ...labels, [label]: value })));
  return all.map((labels) => seriesOf(name, labels));
}
