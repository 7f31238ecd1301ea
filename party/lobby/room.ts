import type { FigureSums } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import {
  type Connections,
  isAmongPeople,
  type LobbyProtocol,
  lobby as protocol,
  type RunningGame,
} from "#schema/protocol/lobby.ts";
import type { QueueCounts } from "#schema/protocol/queueCounts.ts";
import type { NewWaitingGame, WaitingGame, WaitingID } from "#schema/protocol/waitingGame.ts";
import { tournamentRoom, userRoom, waitingRoom } from "#schema/roomNames.ts";
import type {
  GivenIDs,
  Identity,
  KnownSite,
  LobbyFigures,
  LobbyRoomCalls,
  OpenedWaiting,
  TournamentTeam,
  UndeliveredRoom,
  WinnersOfTournament,
} from "#schema/rooms.ts";
import type { CurrentTournament, NewPrivateTournament } from "#schema/tournament/lists.ts";
import { isRudeName } from "#schema/words/rudeNames.ts";
import { findModerationStatus } from "#store/moderation.ts";
import { tournamentTable } from "#store/tournamentLists.ts";
import { tournamentVersion } from "#store/tournaments.ts";
import { Broadcasts, broadcastDue } from "../broadcasts.ts";
import { askDatabase } from "../database.ts";
import type { PartyEnv } from "../env.ts";
import type { Viewer } from "../events.ts";
import type { Handlers, Reply } from "../handlers.ts";
import { Room } from "../room.ts";
import { newWaitingID } from "../waiting/newWaitingID.ts";
import { createTournament, withoutMuters } from "./createTournament.ts";
import { CurrentTournaments } from "./currentTournaments.ts";
import { Figures, figuresDue } from "./figures.ts";
import { List } from "./list.ts";
import { Openings } from "./openings.ts";
import { KeptQueueCounts } from "./queueCounts.ts";
import { SiteRegistry } from "./siteRegistry.ts";
import { lobbyMigrations } from "./tables.ts";
import { UndeliveredRooms } from "./undeliveredRooms.ts";
import { Winners } from "./winners.ts";

/** Everybody sees the same. */
const everybody: Viewer = "everybody";

/**
 * The one room that every open client is in: who waits for players, which games run, how many people are here. Rooms
 * report to it, and it broadcasts differences, at most once a second. The moves of a game never come here.
 */
export class LobbyRoom extends Room<LobbyProtocol> implements LobbyRoomCalls {
  static override migrations = lobbyMigrations;

  protected readonly party = "lobby";
  protected readonly protocol = protocol;
  protected override readonly spectatorsMax = limits.lobbySockets;
  protected readonly reads = new Set([
    "waiting:getGames",
    "games:getRunningGames",
    "tournament:loadTable",
    "tournament:winners:get",
    "tournament:public:get-current",
    "lobby:catchUp",
  ] as const);
  protected override readonly costly = new Set(["tournament:private:create"] as const);
  protected override readonly repeatable = new Set(["info:playing"] as const);
  protected readonly outboxKinds = {};
  protected readonly dues = {
    [broadcastDue]: (now: number) => this.#tellNews(now),
    [figuresDue]: (now: number) => this.#figures.write(now),
  };
  protected readonly handlers: Handlers<LobbyProtocol> = {
    "waiting:getGames": () => ({ data: { waiting: this.#waiting.all() } }),
    "games:getRunningGames": () => ({ data: { running: this.#running.all() } }),
    "waiting:createGame": ({ data, identity, now }) => this.#createGame(data, identity, now),
    "tournament:loadTable": async ({ data, identity, now }) => {
      const userID = identity?.kind === "user" ? identity.id : null;
      return { data: await askDatabase(this.env, (db) => tournamentTable(db, data, userID, now)) };
    },
    "tournament:private:create": ({ data, identity, now }) => this.#createTournament(data, identity, now),
    "tournament:winners:get": () => ({ data: { winners: this.#winners.all() } }),
    "tournament:public:get-current": () => ({ data: { tournament: this.#tournaments.all()[0] ?? null } }),
    "info:playing": ({ data, socket }) => {
      if (socket.state !== null) socket.setState({ ...socket.state, isPlaying: data.isPlaying });
      this.onCrowd();
      return { data: {} };
    },
    "lobby:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
  };

  readonly #waiting = new List<WaitingID, WaitingGame>(this.sqlite, "waiting");
  readonly #running = new List<GameID, RunningGame>(this.sqlite, "running", isAmongPeople);
  readonly #openings = new Openings(this.sqlite, "openings", {
    max: limits.roomsOpenedPerPeriod,
    ofAll: limits.roomsOpenedOnSite.all,
    ofGuests: limits.roomsOpenedOnSite.guests,
    periodMs: limits.ratePeriodMs,
  });
  readonly #tournamentsCreated = new Openings(this.sqlite, "tournaments_created", {
    max: limits.privateTournamentsPerPeriod,
    periodMs: limits.privateTournamentsPeriodMs,
  });
  readonly #tournaments = new CurrentTournaments(this.sqlite);
  readonly #winners = new Winners(this.sqlite);
  readonly #queue = new KeptQueueCounts(this.sqlite);
  readonly #site = new SiteRegistry(this.sqlite);
  readonly #undelivered = new UndeliveredRooms(this.sqlite);
  readonly #figures = new Figures(this.sqlite, this.due);
  readonly #broadcasts = new Broadcasts(this.due, limits.lobbyPauseMs);
  /** The number of people that was last broadcast, as long as this instance lives. */
  #told: Connections | undefined;
  /** The last count: a newcomer gets it, whether it was broadcast or not. */
  #counted: Connections | undefined;

  constructor(ctx: DurableObjectState, env: PartyEnv) {
    super(ctx, env);
    // There is only one lobby, and it is always open.
    ctx.storage.transactionSync(() => this.migrateTables());
  }

  async openWaiting(wishes: NewWaitingGame, creator: Identity): Promise<OpenedWaiting | null> {
    return (await this.#isFull(wishes, creator)) ? null : this.#openWaiting(wishes, creator, Date.now());
  }

  async waitingChanged(game: WaitingGame, v: number): Promise<void> {
    this.act(() => this.#receive(this.#waiting.note(game.id, v, game, Date.now())));
  }

  async waitingGone(waitingID: WaitingID, v: number): Promise<void> {
    this.act(() => this.#receive(this.#waiting.note(waitingID, v, null, Date.now())));
  }

  async gameChanged(game: RunningGame, v: number): Promise<void> {
    this.act(() => this.#receive(this.#running.note(game.id, v, game, Date.now())));
  }

  async gameGone(gameID: GameID, v: number): Promise<void> {
    this.act(() => this.#receive(this.#running.note(gameID, v, null, Date.now())));
  }

  async tournamentChanged(tournament: CurrentTournament, v: number): Promise<void> {
    this.act(() => this.#receive(this.#tournaments.note(tournament.id, v, tournament, Date.now())));
  }

  async tournamentGone(tournamentID: number, v: number): Promise<void> {
    this.act(() => this.#receive(this.#tournaments.note(tournamentID, v, null, Date.now())));
  }

  async winnersChanged(winners: WinnersOfTournament): Promise<void> {
    this.act(() => this.#receive(this.#winners.note(winners)));
  }

  async queueChanged(counts: QueueCounts, v: number): Promise<void> {
    this.act(() => this.#receive(this.#queue.note(counts, v)));
  }

  async knownSite(): Promise<KnownSite | null> {
    return this.#site.read();
  }

  async belongTo(site: KnownSite): Promise<void> {
    this.act(() => this.#site.belongTo(site));
  }

  async idGiven(table: keyof GivenIDs, id: number): Promise<void> {
    this.act(() => this.#site.note(table, id));
  }

  async figuresCounted(batch: FigureSums): Promise<void> {
    this.#figures.keep(this.act(() => this.#figures.add(batch, Date.now())));
  }

  async figures(): Promise<LobbyFigures> {
    return this.act(() => ({
      sums: this.#figures.read(Date.now()),
      connections: this.#connections(),
      tables: { waiting: this.#waiting.size(), running: this.#running.size() },
    }));
  }

  async undeliveredChanged(room: UndeliveredRoom): Promise<void> {
    this.act(() => this.#undelivered.note(room));
  }

  async undeliveredRooms(after = "") {
    return { rooms: this.#undelivered.list(after), count: this.#undelivered.count() };
  }

  async findUndelivered(addresses: readonly string[]) {
    return this.#undelivered.find(addresses);
  }

  protected override isOpen(): boolean {
    return true;
  }

  protected override viewerOf(): Viewer {
    return everybody;
  }

  protected override isSpectator(): boolean {
    return true;
  }

  protected override mayAct(): boolean {
    return true;
  }

  protected override stateFor() {
    // Counting everybody for each newcomer would take long when many come at once.
    this.#counted ??= this.#connections();
    const data = {
      waiting: this.#waiting.all(),
      running: this.#running.all(),
      connections: this.#counted,
      tournaments: this.#tournaments.all(),
      winners: this.#winners.all(),
      queue: this.#queue.read(),
    };
    return { type: "lobby:snapshot" as const, data };
  }

  protected override onCrowd(): void {
    this.#receive(true);
  }

  protected override onUndone(): void {
    this.#told = undefined;
    this.#counted = undefined;
  }

  async #createGame(
    wishes: NewWaitingGame,
    creator: Identity | null,
    now: number,
  ): Promise<Reply<LobbyProtocol, "waiting:createGame">> {
    if (creator === null) return { error: "not_signed_in" };
    if ((wishes.membersOnly || isTurnBased(wishes)) && creator.kind === "guest")
      return { error: "members_only" };
    if (await this.#isFull(wishes, creator)) return { error: "too_many_games" };
    const opened = await this.#openWaiting(wishes, creator, now);
    return opened === null ? { error: "too_many" } : { data: { waitingID: opened.waitingID } };
  }

  /** Whether somebody who wants a turn-based game has as many as one may. */
  async #isFull(wishes: NewWaitingGame, creator: Identity): Promise<boolean> {
    return isTurnBased(wishes) && userRoom(this.env, creator).isFullOfTurnBased();
  }

  async #openWaiting(wishes: NewWaitingGame, creator: Identity, now: number): Promise<OpenedWaiting | null> {
    if (!this.act(() => this.#openings.admit(creator, now))) return null;
    const waitingID = newWaitingID();
    await waitingRoom(this.env, waitingID).open({ waitingID, wishes, creator, createdAt: now });
    return { waitingID, since: now };
  }

  async #createTournament(
    { repeats, ...wanted }: NewPrivateTournament,
    organizer: Identity | null,
    now: number,
  ): Promise<Reply<LobbyProtocol, "tournament:private:create">> {
    if (organizer === null) return { error: "not_signed_in" };
    if (organizer.kind === "guest") return { error: "members_only" };
    if (isRudeName(wanted.title)) return { error: "rude_name" };
    const status = await askDatabase(this.env, (db) => findModerationStatus(db, organizer.id));
    if (status === undefined) return { error: "not_signed_in" };
    if ((status.blockedUntil ?? 0) > now) return { error: "blocked" };
    const teams = repeats === null ? [] : await this.#teamsOf(repeats, organizer);
    if (teams === null) return { error: "not_found" };
    if (!this.act(() => this.#tournamentsCreated.admit(organizer, now))) return { error: "too_many" };
    const repeated = await withoutMuters(this.env, teams, organizer);
    const tournament = { ...wanted, organizer, repeats: repeated, createdAt: now };
    return { data: { id: await createTournament(this.env, tournament) } };
  }

  /** The teams of a tournament that its organizer repeats. A room is only called if it exists, because a call creates it. */
  async #teamsOf(tournamentID: number, organizer: Identity): Promise<TournamentTeam[] | null> {
    const v = await askDatabase(this.env, (db) => tournamentVersion(db, tournamentID));
    return v === undefined ? null : tournamentRoom(this.env, tournamentID).teamsToRepeat(organizer);
  }

  #receive(isNews: boolean): void {
    if (isNews) this.#broadcasts.request(Date.now());
  }

  /** The lobby's whole fan-out: changes go to every client. */
  #tellNews(now: number): void {
    this.#broadcasts.begin(now);
    const waiting = this.#waiting.takeChanges(now);
    if (hasAny(waiting)) this.publish("waiting:getGames", () => waiting);
    const running = this.#running.takeChanges(now);
    if (hasAny(running)) this.publish("games:getRunningGames", () => running);
    if (this.#tournaments.takeNews(now))
      this.publish("tournament:public:current", () => ({ tournaments: this.#tournaments.all() }));
    if (this.#winners.takeNews())
      this.publish("tournament:winners:update", () => ({ winners: this.#winners.all() }));
    if (this.#queue.takeNews()) this.publish("queue:counts", () => ({ queue: this.#queue.read() }));
    const connections = this.#connections();
    if (!isAlike(connections, this.#told)) this.publish("info:serverConnections", () => connections);
    this.#told = connections;
    this.#counted = connections;
    if (isFull(waiting) || isFull(running)) this.#receive(true);
  }

  #connections(): Connections {
    const connections = { total: 0, game: 0, authenticated: 0 };
    for (const { state } of this.sockets()) {
      connections.total++;
      if (state?.isPlaying) connections.game++;
      if (state?.identity?.kind === "user") connections.authenticated++;
    }
    return connections;
  }
}

function isAlike(one: Connections, other: Connections | undefined): boolean {
  return one.total === other?.total && one.game === other.game && one.authenticated === other.authenticated;
}

type Told = { changed: unknown[]; gone: unknown[] };

function hasAny({ changed, gone }: Told): boolean {
  return changed.length + gone.length > 0;
}

/** Whether there may be more changes than fit into one broadcast. */
function isFull({ changed, gone }: Told): boolean {
  return changed.length + gone.length >= limits.lobbyListed;
}
