import { type Seat, variantOf } from "#rules/index.ts";
import { isNewer } from "#schema/names.ts";
import { channelRoom, gameChannel, lobbyName, lobbyRoom, raterRoom, userRoom } from "#schema/roomNames.ts";
import type { Identity, Person, SeatOwner } from "#schema/rooms.ts";
import { finishGame, writeSeating } from "#store/games.ts";
import { becomeUserIn } from "#store/guests.ts";
import { askDatabase } from "../database.ts";
import { laneTo, laneToPerson } from "../lanes.ts";
import { log } from "../log.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import { fewAtOnce } from "./fewAtOnce.ts";
import { finishedGame, runningGame, seatingOf } from "./finish.ts";
import type { Beginning } from "./logged.ts";
import { type GameMessages, type ReportMessages, reportMessages } from "./outboxMessages.ts";
import type { OwnGame } from "./ownGame.ts";
import { peopleOn } from "./seats.ts";

/**
 * What a game reports through the outbox: to the lobby that it runs or has ended, to libSQL who plays and how it ended,
 * and then to its players' own rooms. Its moves go nowhere.
 */
export class Reports {
  readonly #game: OwnGame;
  readonly #isForRatings: () => boolean;

  /** @param isForRatings whether the game may count for ratings, as far as it depends on how it was played */
  constructor(game: OwnGame, isForRatings: () => boolean) {
    this.#game = game;
    this.#isForRatings = isForRatings;
  }

  readonly kinds = {
    listing: {
      schema: reportMessages.listing,
      lane: () => laneTo({ party: "lobby", room: lobbyName }),
      deliver: (listing) => this.#tellLobby(listing),
    },
    games: {
      schema: reportMessages.games,
      lane: laneToPerson,
      deliver: (player) => this.#tellPlayer(player),
    },
    call: {
      schema: reportMessages.call,
      lane: ({ seat }) => `call ${seat}`,
      deliver: (call) => this.#call(call),
    },
    channel: {
      schema: reportMessages.channel,
      lane: () => "channel",
      deliver: () => channelRoom(this.#game.env, gameChannel(this.#beginning().game.gameID)).circleChanged(),
    },
    becoming: {
      schema: reportMessages.becoming,
      ...toLibsql("becoming"),
      deliver: (becoming) => this.#storeBecoming(becoming),
    },
    seating: {
      schema: reportMessages.seating,
      ...toLibsql("seating"),
      deliver: () => this.#store("seating"),
    },
    finished: {
      schema: reportMessages.finished,
      ...toLibsql("finished"),
      deliver: () => this.#store("finished"),
    },
    rate: {
      schema: reportMessages.rate,
      // It follows the game that is stored.
      ...toLibsql("finished"),
      deliver: () => raterRoom(this.#game.env).wake(),
    },
  } satisfies OutboxKinds<ReportMessages>;

  /** Queues for an absent player's room that the table has waited since the player went away. */
  call(seat: Seat, goneAt: number, now: number): void {
    this.#game.outbox.put({ key: `call:${seat} ${goneAt}`, kind: "call", payload: { seat, goneAt } }, now);
  }

  /** Queues the end of the game, or who sits where, for libSQL. */
  bring(kind: "finished" | "seating", now: number): void {
    const { outbox } = this.#game;
    const { game, sittings } = this.#beginning();
    outbox.put({ key: `${kind}:${game.gameID}:${sittings.length}`, kind, payload: {} }, now);
    if (kind === "finished" && mayBeRated(game)) outbox.put({ key: "rate", kind: "rate", payload: {} }, now);
  }

  /** Queues for libSQL that a guest has become a user. */
  bringBecoming({ kind, id }: Person, identity: Identity, now: number): void {
    const payload = { person: { kind, id }, identity };
    this.#game.outbox.put({ key: `becoming:${kind} ${id}`, kind: "becoming", payload }, now);
  }

  /** Queues the game for the lobby. */
  list(now: number): void {
    if (this.#beginning().game.isPrivate) return;
    const told = this.#game.play.log.countTold();
    this.#game.outbox.put({ key: `listing:${told}`, kind: "listing", payload: { told } }, now);
  }

  /**
   * Makes the game's channel ask for its members again, if it was ever opened. A channel that is opened later asks
   * then.
   */
  tellChannel(now: number): void {
    if (!this.#game.play.log.hasChannel()) return;
    this.#game.outbox.put({ key: "channel", kind: "channel", payload: {} }, now);
  }

  /** Queues for these people's rooms that one of their games has changed. @returns the keys of the messages */
  tellPlayers(owners: readonly SeatOwner[], change: string, now: number): string[] {
    return peopleOn(owners).map((identity) => {
      const { kind, id } = identity;
      const key = `games:${kind} ${id}:${change}`;
      this.#game.outbox.put({ key, kind: "games", payload: identity }, now);
      return key;
    });
  }

  /**
   * Tells a player's room that the game has started or ended. If the player was renamed meanwhile, or the account
   * deleted, so it is here.
   */
  async #tellPlayer(identity: Identity): Promise<void> {
    const current = await userRoom(this.#game.env, identity).gamesChanged(identity);
    if (isNewer(current, identity)) await this.#game.renamed(current);
  }

  /** Tells an absent player's room that the table waits, unless it no longer does. */
  async #call({ seat, goneAt }: GameMessages["call"]): Promise<void> {
    const { env, play, situation } = this.#game;
    const { seats, gameID } = play.beginning().game;
    const owner = seats[seat];
    const isAway = situation.surroundings().absences.get(seat)?.since === goneAt;
    if (!play.isRunning() || !isAway || play.position().due[seat] === null || owner.kind === "bot") return;
    const notice = { kind: "yourTurn", gameID } as const;
    await userRoom(env, owner.identity).notify(owner.identity, notice, `turn ${gameID} ${goneAt}`);
  }

  /** Tells the lobby how the game stands now. The lobby ignores it if it has a higher number already. */
  async #tellLobby({ told }: GameMessages["listing"]): Promise<void> {
    const lobby = lobbyRoom(this.#game.env);
    const game = runningGame(this.#beginning());
    if (this.#game.play.isRunning()) await lobby.gameChanged(game, told);
    else await lobby.gameGone(game.id, told);
  }

  /** The game may have been stored with an earlier identity. Then it is corrected, and everybody at the table is told. */
  async #storeBecoming({ person, identity }: GameMessages["becoming"]): Promise<void> {
    const becoming = { guestId: person.id, userId: identity.id };
    await askDatabase(this.#game.env, (db) => becomeUserIn(db, this.#beginning().game.gameID, becoming));
    const { seats } = this.#beginning().game;
    this.#game.act(() => this.tellPlayers([{ kind: "human", identity }, ...seats], "becoming", Date.now()));
  }

  /**
   * Stores the game in libSQL as it is now, because what the message was queued for may have changed. Then tells its
   * players' rooms.
   */
  async #store(kind: "seating" | "finished"): Promise<void> {
    const beginning = this.#beginning();
    const { game, sittings } = beginning;
    const isKnown =
      kind === "finished"
        ? await fewAtOnce(() => this.#finish(beginning))
        : await askDatabase(this.#game.env, (db) => writeSeating(db, game.gameID, seatingOf(beginning)));
    if (!isKnown) log("game unknown", "warn", { gameID: game.gameID, lost: kind });
    const owners = [...game.seats, ...sittings.map(({ owner }) => owner)];
    this.#game.act(() => this.tellPlayers(owners, `${kind} ${sittings.length}`, Date.now()));
  }

  #finish(beginning: Beginning): Promise<boolean> {
    const game = finishedGame(beginning, this.#game.play.log.moves());
    const finished = { ...game, isForRatings: this.#isForRatings() };
    return askDatabase(this.#game.env, (db) => finishGame(db, finished));
  }

  #beginning(): Beginning {
    return this.#game.play.beginning();
  }
}

/** Whether the game may count for ratings; libSQL knows it for sure. */
function mayBeRated({ variant, isRated, seats }: Beginning["game"]): boolean {
  const isUser = (owner: SeatOwner) => owner.kind === "human" && owner.identity.kind === "user";
  return isRated && !variantOf(variant).isTeamTac && seats.every(isUser);
}
