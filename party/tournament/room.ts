import { limits } from "#schema/limits.ts";
import { isDeleted, isSamePerson } from "#schema/names.ts";
import { tournament as protocol, type TournamentProtocol } from "#schema/protocol/tournament.ts";
import { userRoom } from "#schema/roomNames.ts";
import type {
  Circle,
  Identity,
  MatchEnding,
  ModerationStatus,
  OpenTournament,
  Person,
  TournamentAsker,
  TournamentRoomCalls,
  TournamentTeam,
} from "#schema/rooms.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { Broadcasts, broadcastDue } from "../broadcasts.ts";
import { askDatabase } from "../database.ts";
import type { Viewer } from "../events.ts";
import type { Handlers } from "../handlers.ts";
import type { Outbox } from "../outbox.ts";
import { Pace } from "../pace.ts";
import { Room } from "../room.ts";
import { circleOf, mayRead } from "./belonging.ts";
import type { Change, Changed } from "./effects.ts";
import { gameAborted, gameEnded, gameOpened, scoreNow, teamCame } from "./games.ts";
import { tournamentHandlers } from "./handlers.ts";
import { Keeping, type Kept } from "./keeping.ts";
import { tournamentKinds } from "./kinds.ts";
import { changeTournamentSignUpSize, exchangeUser } from "./leading.ts";
import { messagesBetween, messagesOf } from "./messages.ts";
import { newsSince } from "./news.ts";
import { opened } from "./opening.ts";
import { startWithPresent } from "./organizing.ts";
import type { TournamentMessages } from "./outboxMessages.ts";
import { forOutsiders, isInside } from "./outside.ts";
import { renamed } from "./people.ts";
import { matchOfGame } from "./rounds.ts";
import { snapshotOf } from "./snapshot.ts";
import { isPublic, type TournamentState } from "./state.ts";
import { tournamentMigrations } from "./tables.ts";
import { act, dueAt, followClock } from "./time.ts";

/** The due date of whatever the tournament does next. */
const stepDue = "step";
/** The due date of looking for players who are here, for games that begin by that. */
const lookDue = "look";
/** Everybody who may see it sees the same, but for who was asked to play: only those see that who belong to it. */
const everybody: Viewer = "everybody";
const inside: Viewer = "inside";

/**
 * A tournament: the only writer of its state. Requests, reports of games and the alarm are commands for the reducer
 * (time.ts); what follows from them leaves through the outbox. Changes are broadcast at most once a second.
 */
export class TournamentRoom extends Room<TournamentProtocol> implements TournamentRoomCalls {
  static override migrations = tournamentMigrations;

  protected readonly party = "tournament";
  protected readonly protocol = protocol;
  protected override readonly spectatorsMax = limits.tournamentSpectators;
  protected readonly reads = new Set([
    "tournament:public:get",
    "tournament:private:get",
    "tournament:private:getInvitation",
    "tournament:round",
    "tournament:catchUp",
  ] as const);
  /** Whoever signs up or leaves has the lobby, the channel and people told. */
  protected override readonly costly = new Set([
    "tournament:public:registerTeam",
    "tournament:public:joinTeam",
    "tournament:public:activateUser",
    "tournament:public:leaveTournament",
    "tournament:public:seekPartner",
    "tournament:private:planAddPlayer",
    "tournament:private:planRemovePlayer",
    "tournament:private:joinTeam",
    "tournament:private:acceptParticipation",
    "tournament:private:declineParticipation",
    "tournament:withdraw",
    "tournament:stay",
  ] as const);
  protected readonly handlers: Handlers<TournamentProtocol> = {
    ...tournamentHandlers({
      kept: () => this.#kept(),
      carryOut: (command) => asReply(this.#carryOut(command)),
      newest: (identity) => this.#newest(identity),
      snapshot: () => this.#snapshot(),
      ask: (query) => askDatabase(this.env, query),
      admit: (identity, userIDs) => userRoom(this.env, identity).admitInvited(identity, userIDs, "elsewhere"),
    }),
    "tournament:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
  };

  declare protected readonly outbox: Outbox<TournamentMessages>;
  protected readonly outboxKinds = tournamentKinds({
    env: this.env,
    kept: () => this.#kept(),
    onOpened: (matchID, gameID) => this.#report((state, now) => gameOpened(state, matchID, gameID, now)),
    send: (messages) =>
      this.act(() => {
        for (const message of messages) this.outbox.put(message, Date.now());
      }),
    onName: (identity) => this.renamed(identity),
  });

  protected readonly dues = {
    [stepDue]: () => this.#report(unchanged),
    [lookDue]: (now: number) => this.#look(now),
    [broadcastDue]: (now: number) => this.#tellNews(now),
  };

  readonly #keeping = new Keeping(this.sqlite);
  /** A cache of what is stored. */
  #cache: Kept | undefined;
  readonly #broadcasts = new Broadcasts(this.due, limits.tournamentPauseMs);
  readonly #pace = new Pace(limits.tournamentPauseMs);
  /** The snapshot of what is stored: making one of a large tournament takes longer than sending it. */
  #shown: { of: Kept; snapshot: TournamentSnapshot } | undefined;
  /** What was broadcast last, as long as this instance lives. */
  #told: TournamentSnapshot | undefined;

  async open(opening: OpenTournament): Promise<void> {
    this.act(() => {
      if (this.isOpen()) return;
      this.migrateTables();
      const { kept, effects } = opened(opening);
      this.#keeping.begin(kept);
      this.#cache = kept;
      this.#send(undefined, effects, Date.now());
      this.#awaitNext();
    });
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async snapshot(): Promise<TournamentSnapshot | null> {
    return this.isOpen() ? this.#seenBy(everybody) : null;
  }

  async teamsToRepeat(by: Person): Promise<TournamentTeam[] | null> {
    const state = this.isOpen() ? this.#state() : undefined;
    if (!state?.organizer || !isSamePerson(state.organizer.admin, by)) return null;
    // Whoever has not agreed to play is not asked once more by another tournament.
    const planned = state.registerTeams.map(({ name, members }) => {
      const agreed = members.filter(({ isActivated }) => isActivated);
      return { name, players: agreed.map(({ identity }) => identity) };
    });
    return state.teams.length > 0 ? [...state.teams] : planned;
  }

  async circle(): Promise<Circle | null> {
    if (!this.isOpen()) return null;
    const circle = circleOf(this.#kept());
    return circle.endsAt !== null && circle.endsAt <= Date.now() ? null : circle;
  }

  async exchangeUser(
    by: TournamentAsker,
    { replaced, replacement }: { replaced: Person; replacement: Identity },
  ): Promise<TournamentRefusal | null> {
    if (!this.isOpen()) return "not_found";
    const newest = this.#newest(replacement);
    if (newest === null) return "not_found";
    return this.#carryOut((state) => exchangeUser(state, by, { replaced, replacement: newest }));
  }

  async changeTournamentSignUpSize(
    by: TournamentAsker,
    size: { nTeams: number; creationDates?: readonly number[] },
  ): Promise<TournamentRefusal | null> {
    if (!this.isOpen()) return "not_found";
    return this.#carryOut((state) => changeTournamentSignUpSize(state, by, size));
  }

  async teamCame(gameID: number, side: number): Promise<void> {
    this.#reportOfGame(gameID, (state) => teamCame(state, gameID, side));
  }

  async scoreNow(gameID: number, home: readonly number[]): Promise<void> {
    this.#reportOfGame(gameID, (state) => scoreNow(state, gameID, home));
  }

  async gameEnded(gameID: number, ending: MatchEnding): Promise<void> {
    this.#reportOfGame(gameID, (state, now) => gameEnded(state, gameID, ending, now));
  }

  async gameAborted(gameID: number): Promise<void> {
    this.#reportOfGame(gameID, (state, now) => gameAborted(state, gameID, now));
  }

  override async renamed(identity: Identity): Promise<void> {
    if (this.isOpen()) await super.renamed(identity);
  }

  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    this.#report((state) => renamed(state, identity));
  }

  protected override isOpen(): boolean {
    this.#cache ??= this.hasTables() ? this.#keeping.read() : undefined;
    return this.#cache !== undefined;
  }

  protected override viewerOf(
    identity: Identity | null,
    _moderationStatus: ModerationStatus | null,
    key: string | null = null,
  ): Viewer | undefined {
    if (!mayRead(this.#kept(), identity, key)) return undefined;
    return isInside(this.#state(), identity) ? inside : everybody;
  }

  protected override isSpectator(): boolean {
    return true;
  }

  protected override mayAct(): boolean {
    return true;
  }

  protected override stateFor(viewer: Viewer) {
    const type = isPublic(this.#state()) ? "tournament:public:update" : "tournament:private:update";
    return { type, data: { tournament: this.#seenBy(viewer) } } as const;
  }

  /** Games may begin as soon as all their players are here. Looking for them goes through everybody who is. */
  protected override onCrowd(): void {
    if (this.isOpen()) this.#lookSoon();
  }

  /** Delays stay as long as they are; dates stay when they are. */
  protected override onClockSetBack(back: number): void {
    super.onClockSetBack(back);
    const now = Date.now();
    this.#write(followClock(this.#state(), back), now);
    this.#broadcasts.request(now);
    this.#awaitNext();
  }

  protected override onUndone(): void {
    this.#cache = undefined;
    this.#shown = undefined;
    this.#told = undefined;
  }

  /** Carries out a command. @returns why not, if it was refused */
  #carryOut(command: (state: TournamentState, now: number) => Change): TournamentRefusal | null {
    return this.act(() => {
      const now = Date.now();
      const { state, effects, error } = act(this.#state(), (state) => command(state, now), now);
      const before = this.#state();
      this.#become(state, effects, now);
      if (state !== before) this.#lookSoon();
      return error;
    });
  }

  /** Games begin whose players are here. */
  #look(now: number): void {
    this.#pace.begin(now);
    const present = this.#present();
    this.#report((state) => startWithPresent(state, present, now));
  }

  /** The next look comes at most once a second, whoever comes or goes. */
  #lookSoon(): void {
    if (this.#state().organizer?.startsGames === "present")
      this.due.setIfNone(lookDue, this.#pace.next(Date.now()));
  }

  /** Carries out a command that is never refused. */
  #report(command: (state: TournamentState, now: number) => Changed): void {
    this.#carryOut(command);
  }

  /** What a game says. @throws while it is not known yet which match the game belongs to: it says so again later */
  #reportOfGame(gameID: number, command: (state: TournamentState, now: number) => Changed): void {
    if (!this.isOpen()) return;
    if (matchOfGame(this.#state(), gameID) === undefined && this.outbox.holds("openGame"))
      throw new Error(`game ${gameID} may be one that is being opened`);
    this.#report(command);
  }

  /** Stores the next state, and schedules what follows. */
  #become(next: TournamentState, effects: Changed["effects"], now: number): void {
    const before = this.#kept();
    if (next !== before.state) {
      // Whoever looks at the tournament knows all that has changed before.
      if (!this.#broadcasts.isAwaited()) this.#told ??= this.#snapshot();
      this.#write(next, now);
      this.#send(before, effects, now);
      this.#broadcasts.request(now);
    }
    this.#awaitNext();
  }

  #write(next: TournamentState, now: number): void {
    this.#cache = this.#keeping.write(this.#kept(), next, now);
  }

  /** Queues what has to be done elsewhere after a change. */
  #send(before: Kept | undefined, effects: Changed["effects"], now: number): void {
    const next = this.#kept();
    for (const message of messagesOf(next.state, effects, now)) this.outbox.put(message, now);
    for (const message of messagesBetween(before, next)) this.outbox.put(message, now);
  }

  #awaitNext(): void {
    const at = dueAt(this.#state());
    if (at === null) this.due.clear(stepDue);
    else this.due.set(stepDue, at);
  }

  /** Tells everybody what has changed since the last time. */
  #tellNews(now: number): void {
    const tournament = this.#snapshot();
    const news = newsSince(this.#told, tournament);
    this.#told = tournament;
    this.#broadcasts.begin(now);
    this.#expelStrangers();
    if (news.kind === "nothing") return;
    if (news.kind === "matches") {
      this.publish("tournament:matches", () => ({ changed: news.changed }));
    } else {
      this.#showToMovers();
      const { type } = this.stateFor(everybody);
      this.publish(type, (viewer) => ({ tournament: this.#seenBy(viewer) }));
    }
  }

  #snapshot(): TournamentSnapshot {
    const kept = this.#kept();
    if (this.#shown?.of !== kept) this.#shown = { of: kept, snapshot: snapshotOf(kept) };
    return this.#shown.snapshot;
  }

  /** Who may no longer see the tournament hears nothing of what is new. */
  #expelStrangers(): void {
    if (isPublic(this.#state())) return;
    for (const socket of [...this.sockets()]) {
      const { identity, key } = socket.state!;
      if (!mayRead(this.#kept(), identity, key ?? null)) this.expel(socket, "noSpectators");
    }
  }

  /** Whoever belongs to the tournament now, or no longer, sees it as such. */
  #showToMovers(): void {
    for (const socket of [...this.sockets()]) {
      const viewer = isInside(this.#state(), socket.state!.identity) ? inside : everybody;
      if (viewer === socket.state!.viewer) continue;
      this.events.welcome(viewer);
      socket.setState({ ...socket.state!, viewer });
      this.catchUp(socket, viewer, undefined);
    }
  }

  #seenBy(viewer: Viewer): TournamentSnapshot {
    const tournament = this.#snapshot();
    return viewer === inside ? tournament : forOutsiders(tournament);
  }

  /** Everybody who looks at the tournament. */
  #present(): Identity[] {
    if (this.#state().organizer?.startsGames !== "present") return [];
    return [...this.sockets()].flatMap(({ state }) => state?.identity ?? []);
  }

  #newest(identity: Identity): Identity | null {
    const newest = this.names.newest(identity);
    return isDeleted(newest) ? null : newest;
  }

  #state(): TournamentState {
    return this.#kept().state;
  }

  #kept(): Kept {
    this.#cache ??= this.#keeping.read();
    if (this.#cache === undefined) throw new Error("the tournament was never opened");
    return this.#cache;
  }
}

/** The command that changes nothing: only time passes. */
function unchanged(state: TournamentState): Changed {
  return { state, effects: [] };
}

function asReply(error: TournamentRefusal | null): { error: TournamentRefusal } | undefined {
  return error === null ? undefined : { error };
}
