import { limits } from "#schema/limits.ts";

export type Message = { key: string; lane: string; number: number; isReadable: boolean; tries: number };
type Letter = Message & { since: number };

/**
 * What an outbox must hold after what has happened: each lane's messages in order, and the dead letters. It is compared
 * with the real tables, and takes over from them only what was given up.
 */
export class OutboxModel {
  readonly faults: string[] = [];
  readonly #sql: SqlStorage;
  /** How long the trial has lasted, whatever the clock says, and how long it had before the last pass of time (ms). */
  #lasted = 0;
  #lastedBefore = 0;
  #queued: Message[] = [];
  #letters: Letter[] = [];
  #chosen: { letters: Letter[]; queued: Message[] } = { letters: [], queued: [] };
  /** All messages by number, and the numbers of those that have come or were dropped or forgotten. */
  readonly #all = new Map<number, Message>();
  readonly #settled = new Set<number>();
  /** The last message of each key that has come. */
  readonly #lastOf = new Map<string, number>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  fault(what: string): void {
    this.faults.push(what);
  }

  /** So much time passes (ms). */
  pass(ms: number): void {
    this.findGivenUp();
    this.#lastedBefore = this.#lasted;
    this.#lasted += ms;
  }

  put(message: Message): void {
    this.#all.set(message.number, message);
    const earlier = this.#queued.find(({ key }) => key === message.key);
    if (earlier) Object.assign(earlier, { number: message.number, isReadable: message.isReadable });
    else this.#queued.push({ ...message });
  }

  /** A delivery begins. */
  begins(lane: string, number: number): void {
    this.findGivenUp();
    const [head] = this.#inLane(lane);
    if (head?.number !== number) this.fault(`${lane} gets ${number} instead of ${head?.number}`);
    else head.tries++;
  }

  /** A message has come to its recipient. */
  arrived(number: number): void {
    const key = this.#all.get(number)?.key ?? "";
    const last = this.#lastOf.get(key) ?? 0;
    if (number < last) this.fault(`${number} of ${key} comes after ${last}`);
    this.#lastOf.set(key, number);
    this.#settled.add(number);
  }

  /** The room knows that a message has come. */
  delivered(lane: string, number: number): void {
    const at = this.#queued.findIndex((message) => message.lane === lane && message.number === number);
    if (at >= 0) this.#queued.splice(at, 1);
    this.#forgetLetters(this.#all.get(number)?.key ?? "", number);
  }

  /** Operators choose messages with these ids (undelivered.ts). */
  choose(ids: readonly string[]): void {
    this.findGivenUp();
    const numbers = ids.map((id) => {
      const table = id.startsWith("d") ? "dead_letters" : "outbox";
      const sql = `SELECT payload FROM ${table} WHERE rowid = ?`;
      return numberIn(this.#sql.exec<Row>(sql, Number.parseInt(id.slice(1), 10)).one());
    });
    const among = <M extends Message>(messages: readonly M[]) =>
      numbers.flatMap((number) => messages.filter((message) => message.number === number));
    this.#chosen = { letters: among(this.#letters), queued: among(this.#queued) };
  }

  retried(): void {
    for (const letter of this.#chosen.letters) {
      this.#letters = this.#letters.filter((other) => other !== letter);
      if (!this.#queued.some(({ key }) => key === letter.key)) this.#queued.push({ ...letter, tries: 0 });
    }
  }

  dropped(): void {
    const { letters, queued } = this.#chosen;
    for (const { number } of [...letters, ...queued]) this.#settled.add(number);
    this.#letters = this.#letters.filter((letter) => !letters.includes(letter));
    this.#queued = this.#queued.filter((message) => !queued.includes(message));
  }

  /** Takes over what the room has given up. */
  findGivenUp(): void {
    const [rows, letters] = [this.#numbersIn("outbox"), this.#numbersIn("dead_letters")];
    for (const message of this.#queued.filter(({ number }) => !rows.includes(number))) {
      if (letters.includes(message.number)) this.#givenUp(message);
      else this.fault(`${message.number} of ${message.key} is lost`);
    }
  }

  /** The first message of each lane in the real table, also that for the lobby. */
  heads(): { lane: string; next_at: number }[] {
    return this.#sql
      .exec<{ lane: string; next_at: number }>(
        "SELECT lane, next_at FROM outbox WHERE rowid IN (SELECT min(rowid) FROM outbox GROUP BY lane)",
      )
      .toArray();
  }

  /** Whether the room wants to deliver now. */
  isDue(): boolean {
    const sql = "SELECT 1 FROM due WHERE name = 'outbox' AND at <= ?";
    return this.#sql.exec(sql, Date.now()).toArray().length > 0;
  }

  /** Compares everything with the real tables. */
  check(): void {
    this.findGivenUp();
    const rows = this.#numbersIn("outbox");
    const letters = this.#numbersIn("dead_letters");
    this.#letters = this.#letters.filter((letter) => letters.includes(letter.number) || !this.#isOld(letter));
    const expected = this.#queued.map(({ number }) => number);
    if (`${expected}` !== `${rows}`) this.fault(`queued are ${rows} instead of ${expected}`);
    const dead = this.#letters.map(({ number }) => number);
    if (`${dead.toSorted()}` !== `${letters.toSorted()}`)
      this.fault(`dead letters are ${letters} instead of ${dead}`);
    if (this.#sql.exec("SELECT 1 FROM dead_letters WHERE kind = 'undelivered'").toArray().length > 0)
      this.fault("what the lobby is to be told was given up");
  }

  /** The newest message of each key has come, is a dead letter, or is known to be gone. */
  checkArrivals(): void {
    const newest = new Map([...this.#all.values()].map((message) => [message.key, message.number]));
    const letters = this.#letters.map(({ number }) => number);
    for (const [key, number] of newest)
      if (!this.#settled.has(number) && !letters.includes(number))
        this.fault(`${number} of ${key} never came`);
  }

  #inLane(name: string): Message[] {
    return this.#queued.filter(({ lane }) => lane === name);
  }

  #numbersIn(table: string): number[] {
    const sql = `SELECT payload FROM ${table} WHERE kind = 'note' ORDER BY rowid`;
    return this.#sql.exec<Row>(sql).toArray().map(numberIn);
  }

  #givenUp(message: Message): void {
    if (message.isReadable && message.tries < limits.outboxAttemptsMin)
      this.fault(`${message.number} of ${message.key} was given up after ${message.tries} tries`);
    this.#queued = this.#queued.filter((other) => other !== message);
    this.#forgetLetters(message.key, message.number);
    this.#letters.push({ ...message, since: this.#lastedBefore });
  }

  /** A newer message of their key has come or was given up. */
  #forgetLetters(key: string, before: number): void {
    this.#letters = this.#letters.filter((letter) => letter.key !== key || letter.number >= before);
  }

  #isOld(letter: Letter): boolean {
    const isOld = this.#lasted - letter.since >= limits.deadLettersKeptMs - limits.outboxRetryMaxMs;
    if (isOld) this.#settled.add(letter.number);
    return isOld;
  }
}

type Row = { payload: string };

function numberIn({ payload }: Row): number {
  return (JSON.parse(payload) as { total: number }).total;
}
