import { vi } from "vitest";
import type { Attempt, SentAttempt, TutorialProgress } from "#schema/api/learning.ts";
import {
  type LessonID,
  lessonIDs,
  maskOf,
  maskOfStep,
  progressOfMasks,
  type StepMasks,
} from "#schema/lessons.ts";
import { keptAttempts } from "#schema/puzzleAttempts.ts";
import type { Account } from "../account.ts";

/** What a server keeps for each account, by the tokens of their sessions. */
class Server {
  readonly masks = new Map<string, StepMasks>();
  readonly attempts = new Map<string, Attempt[]>();
  /** The calls that it was asked, in order. */
  readonly asked: string[] = [];
  /** While it is away, calls fail as without a network. */
  isAway = false;
  /** Calls wait for this before they are answered. */
  held: Promise<void> | undefined;

  async answer(path: string, token: string, body: unknown): Promise<Response> {
    const name = path.slice(path.lastIndexOf("/") + 1);
    this.asked.push(name);
    await this.held;
    if (this.isAway) throw new TypeError("no network");
    return Response.json(this.#answers[name](token, body as never));
  }

  readonly #answers: Record<string, (token: string, body: never) => unknown> = {
    getTutorialProgress: (token) => this.#progressOf(token),
    changeTutorialStep: (
      token,
      { tutorialID, tutorialStep }: { tutorialID: LessonID; tutorialStep: number },
    ) => this.#addSteps(token, { [tutorialID]: maskOfStep(tutorialStep) }),
    takeTutorialProgress: (token, { progress }: { progress: TutorialProgress }) =>
      this.#addSteps(
        token,
        Object.fromEntries(lessonIDs.map((lesson) => [lesson, maskOf(lesson, progress[lesson] ?? [])])),
      ),
    resetTutorial: (token, { tutorialID }: { tutorialID: LessonID }) => {
      this.masks.set(token, { ...this.masks.get(token), [tutorialID]: 0 });
      return this.#progressOf(token);
    },
    getPuzzleProgress: (token) => ({ attempts: this.attempts.get(token) ?? [] }),
    addPuzzleAttempts: (token, { attempts }: { attempts: SentAttempt[] }) => {
      const early = attempts.filter(({ at }) => at > Date.now());
      const taken = attempts
        .filter(({ at }) => at <= Date.now())
        .map(({ moves, ...attempt }) => ({ ...attempt, isSolved: moves.length > 0 }));
      this.attempts.set(token, keptAttempts([...(this.attempts.get(token) ?? []), ...taken]));
      const refused = early.map(({ puzzleID, at }) => ({ puzzleID, at, reason: "future" }));
      return { attempts: this.attempts.get(token), refused };
    },
  };

  #addSteps(token: string, added: StepMasks) {
    const masks = { ...this.masks.get(token) };
    for (const lesson of lessonIDs) {
      const mask = (masks[lesson] ?? 0) | (added[lesson] ?? 0);
      if (mask !== 0) masks[lesson] = mask;
    }
    this.masks.set(token, masks);
    return this.#progressOf(token);
  }

  #progressOf(token: string) {
    return { progress: progressOfMasks(this.masks.get(token) ?? {}) };
  }
}

/** A browser's storage. */
class Kept {
  readonly texts = new Map<string, string>();
  isBlocked = false;
  getItem = (key: string) => {
    this.#expectAccess();
    return this.texts.get(key) ?? null;
  };
  setItem = (key: string, text: string) => {
    this.#expectAccess();
    this.texts.set(key, text);
  };
  removeItem = (key: string) => {
    this.#expectAccess();
    this.texts.delete(key);
  };
  #expectAccess() {
    if (this.isBlocked) throw new DOMException("blocked", "SecurityError");
  }
}

/** A browser without a page, and the server that it reaches. */
export function aBrowser() {
  const server = new Server();
  const [device, tab] = [new Kept(), new Kept()];
  const events = new EventTarget();
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("fetch", (path: string, { headers, body }: RequestInit) => {
    const token = new Headers(headers).get("Authorization") ?? "";
    return server.answer(path, token.slice("Bearer ".length), JSON.parse(String(body ?? "null")));
  });

  /** Opens a page: its modules begin with what the browser has kept. */
  async function open() {
    vi.resetModules();
    const { beginSession, endSession } = await import("../session.ts");
    const lessons = await import("./lessonProgress.ts");
    const { puzzleProgress } = await import("./puzzleProgress.ts");
    return {
      ...lessons,
      puzzleProgress,
      signIn: (id: number) =>
        beginSession({ username: `Anna ${id}`, token: `t${id}`, account: { id } as Account }),
      signOut: endSession,
    };
  }
  return { server, device, tab, open, comeOnline: () => events.dispatchEvent(new Event("online")) };
}
