/** A socket of a room that the trial plays. */
export type PlayedSocket = {
  state: unknown;
  setState(state: unknown): void;
  send(frame: string): void;
  close(): void;
};

/**
 * The state of a room that shares the SQLite of a real one with others, so that one test can have several on one clock:
 * its tables are told apart by a prefix, and its alarm and sockets are played by the test.
 */
export class StateInOne {
  readonly #real: DurableObjectState;
  readonly #storageOfAll: DurableObjectStorage;
  readonly #prefix: string;
  /** When the alarm is set for (ms UTC). */
  alarm: number | null = null;
  readonly sockets: PlayedSocket[] = [];

  constructor(real: DurableObjectState, prefix: string) {
    this.#real = real;
    this.#storageOfAll = real.storage;
    this.#prefix = prefix;
  }

  readonly sql = {
    exec: (query: string, ...values: SqlStorageValue[]) =>
      this.#storageOfAll.sql.exec(this.#withOwnTables(query), ...values),
  } as SqlStorage;

  /** Constructs a room on this state, which the platform would accept only if it were its own. */
  construct<R extends object>(room: (state: DurableObjectState) => R): R {
    const state = this.#real;
    Object.defineProperty(state, "storage", { value: this.#storage(), configurable: true });
    try {
      const made = room(state);
      Object.defineProperty(made, "ctx", { value: this.#asSeen() });
      return made;
    } finally {
      Object.defineProperty(state, "storage", { value: this.#storageOfAll, configurable: true });
    }
  }

  has(table: string): boolean {
    return this.#tables().includes(table);
  }

  /** Deletes what is in these tables. */
  clear(tables: readonly string[]): void {
    for (const table of tables) if (this.has(table)) this.sql.exec(`DELETE FROM ${table}`);
  }

  /** Deletes all tables. */
  drop(): void {
    for (const table of this.#tables()) this.sql.exec(`DROP TABLE ${table}`);
  }

  #tables(): string[] {
    const { sql } = this.#storageOfAll;
    const named = "SELECT name FROM sqlite_master WHERE type = 'table'";
    const names = [...sql.exec<{ name: string }>(named)].map(({ name }) => name);
    return names
      .filter((name) => name.startsWith(this.#prefix))
      .map((name) => name.slice(this.#prefix.length));
  }

  #storage() {
    return {
      sql: this.sql,
      transactionSync: <T>(transaction: () => T) => this.#storageOfAll.transactionSync(transaction),
      getAlarm: async () => this.alarm,
      setAlarm: async (at: number) => {
        this.alarm = at;
      },
      deleteAlarm: async () => {
        this.alarm = null;
      },
      deleteAll: async () => this.drop(),
    };
  }

  #asSeen() {
    return {
      storage: this.#storage(),
      getWebSockets: () => this.sockets,
      waitUntil: () => {},
      abort: () => {},
    };
  }

  #withOwnTables(query: string): string {
    const prefix = this.#prefix;
    return query
      .replaceAll("'migrations'", `'${prefix}migrations'`)
      .replace(
        /\b(FROM|INTO|UPDATE|TABLE|TABLE IF NOT EXISTS|JOIN|INDEX|ON) (?!sqlite_|json_)([a-z][a-z_]*)\b(?!\.)/g,
        `$1 ${prefix}$2`,
      )
      .replace(/(\bFROM [a-z_0-9]+, )([a-z_]+)\b/g, `$1${prefix}$2`);
  }
}
