import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Kept } from "../part.ts";
import type { OwnerState } from "./ownerChanges.ts";

type Row = {
  identity: string;
  is_gone: number;
  waiting_id: WaitingID | null;
  waiting_since: number | null;
  became: string | null;
  became_session: string | null;
  moderation_status: string | null;
};

const columns = "identity, is_gone, waiting_id, waiting_since, became, became_session, moderation_status";

/** The room's owner, and where the person waits, in the room's SQLite. */
export class KeptOwner implements Kept<OwnerState> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Undefined while the room has never had an owner. */
  find(): OwnerState | undefined {
    const [row] = this.#sql.exec<Row>(`SELECT ${columns} FROM person`);
    return row && stateOf(row);
  }

  /** @throws while the room has never had an owner */
  read(): OwnerState {
    const state = this.find();
    if (state === undefined) throw new Error("the room was never opened");
    return state;
  }

  write(
    _before: OwnerState | undefined,
    { identity, isGone, held, heir, moderationStatus }: OwnerState,
  ): void {
    this.#sql.exec(
      `INSERT INTO person (only, ${columns}) VALUES (1, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (only) DO UPDATE SET
         identity = excluded.identity, is_gone = excluded.is_gone, waiting_id = excluded.waiting_id,
         waiting_since = excluded.waiting_since, became = excluded.became,
         became_session = excluded.became_session, moderation_status = excluded.moderation_status`,
      JSON.stringify(identity),
      Number(isGone),
      held?.waitingID ?? null,
      held?.since ?? null,
      heir ? JSON.stringify(heir.identity) : null,
      heir?.session ?? null,
      moderationStatus && JSON.stringify(moderationStatus),
    );
  }
}

function stateOf(row: Row): OwnerState {
  const { waiting_id: waitingID, waiting_since: since, became, became_session: session } = row;
  return {
    identity: JSON.parse(row.identity),
    isGone: row.is_gone === 1,
    held: waitingID === null || since === null ? undefined : { waitingID, since },
    heir: became === null ? undefined : { identity: JSON.parse(became), session: session ?? undefined },
    moderationStatus: row.moderation_status === null ? null : JSON.parse(row.moderation_status),
  };
}
