import { limits } from "#schema/limits.ts";
import { isArchived } from "#store/archivedGames.ts";
import { askDatabase } from "../database.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import type { EffectDue } from "./effects.ts";
import { type ArchiveMessages, archiveMessages } from "./outboxMessages.ts";
import type { OwnGame } from "./ownGame.ts";

/** The due dates on which libSQL is asked whether it has all of the game, and on which the room is emptied then. */
const archiveDue = "archive" satisfies EffectDue;
const emptyDue = "empty";

/** The room, as far as emptying it is concerned. */
interface EmptiedRoom {
  /** Whether people are there, or something is still to be delivered. */
  isNeeded(): boolean;
  forgetEverything(): void;
}

/** The end of a finished game's room: once libSQL has all of the game, and nobody looks at it, the room is emptied. */
export class Archiving {
  readonly #game: OwnGame;
  readonly #room: EmptiedRoom;

  constructor(game: OwnGame, room: EmptiedRoom) {
    this.#game = game;
    this.#room = room;
  }

  readonly dues = {
    [archiveDue]: (now: number) => {
      this.plan(now);
      if (!this.#room.isNeeded()) this.#ask(now);
    },
    [emptyDue]: (now: number) => {
      if (this.#room.isNeeded()) this.plan(now);
      else this.#room.forgetEverything();
    },
  };

  readonly kinds = {
    archive: {
      schema: archiveMessages.archive,
      // It follows the game that is stored.
      ...toLibsql("finished"),
      deliver: () => this.#check(),
    },
  } satisfies OutboxKinds<ArchiveMessages>;

  /** The game stays for a while, as it does when it has ended. */
  plan(now: number): void {
    this.#game.due.set(archiveDue, now + limits.gameArchivedMs);
  }

  #ask(now: number): void {
    this.#game.outbox.put({ key: "archive", kind: "archive", payload: {} }, now);
  }

  /** What libSQL does not have, the room keeps for ever. */
  async #check(): Promise<void> {
    const { env, play, due } = this.#game;
    const { gameID } = play.beginning().game;
    const isKept = await askDatabase(env, (db) => isArchived(db, gameID));
    this.#game.act(() => {
      if (isKept) due.set(emptyDue, Date.now());
      else due.clear(archiveDue);
    });
  }
}
