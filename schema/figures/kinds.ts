/** A figure that is counted: what it says, and its labels. A histogram counts durations in seconds. */
type CountedFigure = { type: "counter" | "histogram"; help: string; labels: readonly string[] };

/**
 * What the Worker and the rooms count, by name. Labels take few values, none of them from outside.
 */
export const countedFigures = {
  tac_games_total: {
    type: "counter",
    help: "Games that have begun, ended or were aborted.",
    labels: ["event"],
  },
  tac_moves_total: { type: "counter", help: "Moves that were made, also by bots.", labels: [] },
  tac_move_seconds: {
    type: "histogram",
    help: "From a player's move reaching the room until it is stored and the answer may leave; of every seventh move.",
    labels: [],
  },
  tac_sockets_total: {
    type: "counter",
    help: "Sockets that rooms have admitted, and that have ended since.",
    labels: ["party", "event"],
  },
  tac_sockets_closed_by_rooms_total: {
    type: "counter",
    help: "Sockets that rooms have closed, by reason.",
    labels: ["party", "reason"],
  },
  tac_http_answers_total: {
    type: "counter",
    help: "Answers of the Worker, by the route that matched.",
    labels: ["method", "route", "status"],
  },
  tac_libsql_calls_total: {
    type: "counter",
    help: "Calls of libSQL by their outcome.",
    labels: ["outcome"],
  },
  tac_libsql_seconds: { type: "histogram", help: "How long calls of libSQL took.", labels: [] },
  tac_outbox_deliveries_total: {
    type: "counter",
    help: "Attempts to deliver outbox messages, and messages that were given up.",
    labels: ["kind", "outcome"],
  },
  tac_mails_total: {
    type: "counter",
    help: "Attempts to send mails, and mails that were kept instead.",
    labels: ["kind", "outcome"],
  },
  tac_pushes_total: { type: "counter", help: "Pushes by the push service's answer.", labels: ["outcome"] },
  tac_sign_ins_total: { type: "counter", help: "Sign-ins, and new guests.", labels: ["outcome"] },
  tac_log_lines_total: { type: "counter", help: "Lines of the log, also those left out.", labels: ["level"] },
  tac_client_errors_total: { type: "counter", help: "Errors that clients have reported.", labels: ["kind"] },
} as const satisfies Record<string, CountedFigure>;

export type FigureName = keyof typeof countedFigures;

type NamesOf<Type> = {
  [Name in FigureName]: (typeof countedFigures)[Name]["type"] extends Type ? Name : never;
}[FigureName];
export type CounterName = NamesOf<"counter">;
export type HistogramName = NamesOf<"histogram">;

/** The labels of a figure, each with its value. */
export type LabelsOf<Name extends FigureName> = {
  [Label in (typeof countedFigures)[Name]["labels"][number]]: string | number;
};

/** The upper bounds of a histogram's buckets, in seconds; the last bucket has none. */
export const bucketBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
