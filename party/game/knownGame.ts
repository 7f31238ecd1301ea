import { type Seat, variantOf } from "#rules/index.ts";
import { isNewer } from "#schema/names.ts";
import { channelRoom, gameChannel, lobbyName, lobbyRoom, raterRoom, userRoom } from "#schema/roomNames.ts";
import type { Identity, Person, SeatOwner } from "#schema/rooms.ts";
import { isArchived } from "#store/archivedGames.ts";
import { finishGame, writeSeating } from "#store/games.ts";
import { becomeUserIn } from "#store/guests.ts";
import { askDatabase } from "../database.ts";
import { laneTo, laneToPerson } from "../lanes.ts";
import { log } from "../log.ts";
import type { Outbox } from "../outbox.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import { fewAtOnce } from "./fewAtOnce.ts";
import { finishedGame, runningGame, seatingOf } from "./finish.ts";
import { LiveGame } from "./liveGame.ts";
import type { Beginning } from "./logged.ts";
import { type GameMessages, type KnownGameMessages, knownGameMessages } from "./outboxMessages.ts";

/**
 * A game that reports to others through the outbox: to the lobby that it runs or has ended, to libSQL who plays and how
 * it ended, and then to its players' own rooms. Its moves go nowhere.
 */
export abstract class KnownGame extends LiveGame {
  declare protected readonly outbox: Outbox<GameMessages>;
  protected readonly knownGameKinds = {
    listing: {
      schema: knownGameMessages.listing,
      lane: () => laneTo({ party: "lobby", room: lobbyName }),
      deliver: (listing) => this.#tellLobby(listing),
    },
    games: {
      schema: knownGameMessages.games,
      lane: laneToPerson,
      deliver: (player) => this.#tellPlayer(player),
    },
    call: {
      schema: knownGameMessages.call,
      lane: ({ seat }) => `call ${seat}`,
      deliver: (call) => this.#call(call),
    },
    channel: {
      schema: knownGameMessages.channel,
      lane: () => "channel",
      deliver: () => channelRoom(this.env, gameChannel(this.beginning().game.gameID)).circleChanged(),
    },
    becoming: {
      schema: knownGameMessages.becoming,
      ...toLibsql("becoming"),
      deliver: (becoming) => this.#storeBecoming(becoming),
    },
    seating: {
      schema: knownGameMessages.seating,
      ...toLibsql("seating"),
      deliver: () => this.#store("seating"),
    },
    finished: {
      schema: knownGameMessages.finished,
      ...toLibsql("finished"),
      deliver: () => this.#store("finished"),
    },
    archive: {
      schema: knownGameMessages.archive,
      ...toLibsql("finished"),
      deliver: () => this.#checkArchive(),
    },
    rate: {
      schema: knownGameMessages.rate,
      // It follows the game that is stored.
      ...toLibsql("finished"),
      deliver: () => raterRoom(this.env).wake(),
    },
  } satisfies OutboxKinds<KnownGameMessages>;

  /**
   * Tells a player's room that the game has started or ended. If the player was renamed meanwhile, or the account
   * deleted, so it is here.
   */
  async #tellPlayer(identity: Identity): Promise<void> {
    const current = await userRoom(this.env, identity).gamesChanged(identity);
    if (isNewer(current, identity)) await this.renamed(current);
  }

  /** Tells an absent player's room that the table waits, unless it no longer does. */
  async #call({ seat, goneAt }: GameMessages["call"]): Promise<void> {
    const owner = this.beginning().game.seats[seat];
    const isAway = this.attendance.absent().get(seat) === goneAt;
    if (!this.isRunning() || !isAway || this.position().due[seat] === null || owner.kind === "bot") return;
    const { gameID } = this.beginning().game;
    const notice = { kind: "yourTurn", gameID } as const;
    await userRoom(this.env, owner.identity).notify(owner.identity, notice, `turn ${gameID} ${goneAt}`);
  }

  /** Tells the lobby how the game stands now. The lobby ignores it if it has a higher number already. */
  async #tellLobby({ told }: GameMessages["listing"]): Promise<void> {
    const lobby = lobbyRoom(this.env);
    const game = runningGame(this.beginning());
    if (this.isRunning()) await lobby.gameChanged(game, told);
    else await lobby.gameGone(game.id, told);
  }

  /** The game may have been stored with an earlier identity. Then it is corrected, and everybody at the table is told. */
  async #storeBecoming({ person, identity }: GameMessages["becoming"]): Promise<void> {
    const becoming = { guestId: person.id, userId: identity.id };
    await askDatabase(this.env, (db) => becomeUserIn(db, this.beginning().game.gameID, becoming));
    const { seats } = this.beginning().game;
    this.act(() => this.tellPlayers([{ kind: "human", identity }, ...seats], "becoming", Date.now()));
  }

  /**
   * Stores the game in libSQL as it is now, because what the message was queued for may have changed. Then tells its
   * players' rooms.
   */
  async #store(kind: "seating" | "finished"): Promise<void> {
    const beginning = this.beginning();
    const { game, sittings } = beginning;
    const isKnown =
      kind === "finished"
        ? await fewAtOnce(() => this.#finish(beginning))
        : await askDatabase(this.env, (db) => writeSeating(db, game.gameID, seatingOf(beginning)));
    if (!isKnown) log("game unknown", "warn", { gameID: game.gameID, lost: kind });
    const owners = [...game.seats, ...sittings.map(({ owner }) => owner)];
    this.act(() => this.tellPlayers(owners, `${kind} ${sittings.length}`, Date.now()));
  }

  #finish(beginning: Beginning): Promise<boolean> {
    const finished = { ...finishedGame(beginning, this.log.moves()), isForRatings: this.isForRatings() };
    return askDatabase(this.env, (db) => finishGame(db, finished));
  }

  /** Queues the question whether libSQL has all of the game. */
  protected askForArchive(now: number): void {
    this.outbox.put({ key: "archive", kind: "archive", payload: {} }, now);
  }

  async #checkArchive(): Promise<void> {
    const { gameID } = this.beginning().game;
    const isKept = await askDatabase(this.env, (db) => isArchived(db, gameID));
    this.act(() => this.onArchiveChecked(isKept, Date.now()));
  }

  /** Called when libSQL has answered. */
  protected abstract onArchiveChecked(isKept: boolean, now: number): void;

  /** Whether the game may count for ratings, as far as it depends on how it was played. */
  protected abstract isForRatings(): boolean;

  protected override onCall(seat: Seat, goneAt: number, now: number): void {
    this.outbox.put({ key: `call:${seat} ${goneAt}`, kind: "call", payload: { seat, goneAt } }, now);
  }

  /** Queues the end of the game, or who sits where, for libSQL. */
  protected bring(kind: "finished" | "seating", now: number): void {
    const { game, sittings } = this.beginning();
    this.outbox.put({ key: `${kind}:${game.gameID}:${sittings.length}`, kind, payload: {} }, now);
    if (kind === "finished" && mayBeRated(game))
      this.outbox.put({ key: "rate", kind: "rate", payload: {} }, now);
  }

  /** Queues for libSQL that a guest has become a user. */
  protected bringBecoming({ kind, id }: Person, identity: Identity, now: number): void {
    const payload = { person: { kind, id }, identity };
    this.outbox.put({ key: `becoming:${kind} ${id}`, kind: "becoming", payload }, now);
  }

  /** Queues the game for the lobby. */
  protected list(now: number): void {
    if (this.beginning().game.isPrivate) return;
    const told = this.log.countTold();
    this.outbox.put({ key: `listing:${told}`, kind: "listing", payload: { told } }, now);
  }

  /**
   * Makes the game's channel ask for its members again, if it was ever opened. A channel that is opened later asks
   * then.
   */
  protected tellChannel(now: number): void {
    if (!this.log.hasChannel()) return;
    this.outbox.put({ key: "channel", kind: "channel", payload: {} }, now);
  }

  /** Queues for these people's rooms that one of their games has changed. */
  protected tellPlayers(owners: readonly SeatOwner[], change: string, now: number): void {
    for (const owner of owners) {
      // A deleted account has neither a name nor a room.
      if (owner.kind === "bot" || owner.identity.name === "") continue;
      const { kind, id } = owner.identity;
      this.outbox.put({ key: `games:${kind} ${id}:${change}`, kind: "games", payload: owner.identity }, now);
    }
  }
}

/** Whether the game may count for ratings; libSQL knows it for sure. */
function mayBeRated({ variant, isRated, seats }: Beginning["game"]): boolean {
  const isUser = (owner: SeatOwner) => owner.kind === "human" && owner.identity.kind === "user";
  return isRated && !variantOf(variant).isTeamTac && seats.every(isUser);
}
