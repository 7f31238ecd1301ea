import type { Seat } from "#rules/index.ts";
import { channelRoom, gameChannel, lobbyRoom, userRoom } from "#schema/roomNames.ts";
import type { Identity, Person, SeatOwner } from "#schema/rooms.ts";
import { finishGame, writeSeating } from "#store/games.ts";
import { becomeUserIn } from "#store/guests.ts";
import { databaseOf } from "../database.ts";
import { log } from "../log.ts";
import type { Parcel } from "../outbox.ts";
import { fewAtOnce } from "./fewAtOnce.ts";
import { finishedGame, runningGame, seatingOf } from "./finish.ts";
import { LiveGame } from "./liveGame.ts";

/** How often the lobby was told of the game by then, this time included. */
type Listing = { told: number };

/** Whose player has been away since when, and is awaited. */
type Call = { seat: Seat; goneAt: number };

/** Who sits, or sat, here as `person` is somebody else from now on. */
type Becoming = { person: Person; identity: Identity };

/**
 * A game of which others hear, through the outbox: the lobby that it runs or has ended, libSQL who sits at it and how it
 * ended, and then the rooms of its players. Its moves are nobody's business.
 */
export abstract class KnownGame extends LiveGame {
  /** See GameRoomCalls. */
  abstract reseat(person: Person, identity: Identity): Promise<void>;

  protected override async carry({ kind, payload }: Parcel): Promise<void> {
    if (kind === "listing") await this.#carryListing(payload as Listing);
    else if (kind === "games") await this.#carryGames(payload as Identity);
    else if (kind === "call") await this.#carryCall(payload as Call);
    else if (kind === "channel")
      await channelRoom(this.env, gameChannel(this.beginning().game.gameID)).circleChanged();
    else if (kind === "becoming") await this.#carryBecoming(payload as Becoming);
    else await this.#carryToDatabase(kind);
  }

  /** A player hears that the game has begun or ended. Who was deleted while it began loses the name here, too. */
  async #carryGames(identity: Identity): Promise<void> {
    const isThere = await userRoom(this.env, identity).gamesChanged(identity);
    if (!isThere) await this.reseat(identity, { ...identity, name: "" });
  }

  /** The player hears that the table waits for it, unless it does not any more. */
  async #carryCall({ seat, goneAt }: Call): Promise<void> {
    const owner = this.beginning().game.seats[seat];
    const isAway = this.attendance.absent().get(seat) === goneAt;
    if (!this.isRunning() || !isAway || this.position().due[seat] === null || owner.kind === "bot") return;
    const { gameID } = this.beginning().game;
    const notice = { kind: "yourTurn", gameID } as const;
    await userRoom(this.env, owner.identity).notify(owner.identity, notice, `turn ${gameID} ${goneAt}`);
  }

  /** The lobby shows how the game stands by now; what it heard before with a higher number counts. */
  async #carryListing({ told }: Listing): Promise<void> {
    const lobby = lobbyRoom(this.env);
    const game = runningGame(this.beginning());
    if (this.isRunning()) await lobby.gameChanged(game, told);
    else await lobby.gameGone(game.id, told);
  }

  /** The game may have been written down with who sat here before: then it is put right, and the new owner hears of it. */
  async #carryBecoming({ person, identity }: Becoming): Promise<void> {
    const db = databaseOf(this.env);
    const becoming = { guestId: person.id, userId: identity.id };
    await becomeUserIn(db, this.beginning().game.gameID, becoming);
    this.act(() => this.tellPlayers([{ kind: "human", identity }], "becoming", Date.now()));
  }

  /** Brings the game to libSQL as it is by now, for what a parcel was put off for may have changed. Then its players hear. */
  async #carryToDatabase(kind: string): Promise<void> {
    const db = databaseOf(this.env);
    const beginning = this.beginning();
    const { game, sittings } = beginning;
    const isKnown =
      kind === "finished"
        ? await fewAtOnce(() => finishGame(db, finishedGame(beginning, this.log.moves())))
        : await writeSeating(db, game.gameID, seatingOf(beginning));
    if (!isKnown)
      log("unknown game", "warn", `game ${game.gameID} is not known any more: its ${kind} is not kept`);
    const owners = [...game.seats, ...sittings.map(({ owner }) => owner)];
    this.act(() => this.tellPlayers(owners, `${kind} ${sittings.length}`, Date.now()));
  }

  protected override onCall(seat: Seat, goneAt: number, now: number): void {
    const payload: Call = { seat, goneAt };
    this.outbox.put({ key: `call:${seat} ${goneAt}`, kind: "call", payload }, now);
  }

  /** Has libSQL hear of the end, or of who sits where. */
  protected bring(kind: "finished" | "seating", now: number): void {
    const { game, sittings } = this.beginning();
    this.outbox.put({ key: `${kind}:${game.gameID}:${sittings.length}`, kind, payload: {} }, now);
  }

  /** Has libSQL hear that a guest has become a user. */
  protected bringBecoming(person: Person, { kind, id, name }: Identity, now: number): void {
    const payload: Becoming = { person, identity: { kind, id, name } };
    this.outbox.put({ key: `becoming:${person.kind} ${person.id}`, kind: "becoming", payload }, now);
  }

  /** Has the lobby hear of the game. */
  protected list(now: number): void {
    if (this.beginning().game.isPrivate) return;
    const payload: Listing = { told: this.log.countTold() };
    this.outbox.put({ key: `listing:${payload.told}`, kind: "listing", payload }, now);
  }

  /** Has the game's channel ask who belongs to it by now, if it was ever opened: one that was not asks when it is. */
  protected tellChannel(now: number): void {
    if (!this.log.hasChannel()) return;
    this.outbox.put({ key: "channel", kind: "channel", payload: {} }, now);
  }

  /** Has the rooms of these people hear that a game of theirs has changed. */
  protected tellPlayers(owners: readonly SeatOwner[], change: string, now: number): void {
    for (const owner of owners) {
      // Who was deleted has no name, and no room any more.
      if (owner.kind === "bot" || owner.identity.name === "") continue;
      const { kind, id } = owner.identity;
      this.outbox.put({ key: `games:${kind} ${id}:${change}`, kind: "games", payload: owner.identity }, now);
    }
  }
}
