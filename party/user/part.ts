import type { Change } from "../changed.ts";
import type { Effect } from "./effects.ts";
import type { OwnRoom } from "./ownRoom.ts";

/** The rows of one part of a person's room. */
export interface Kept<State> {
  read(): State;
  /** Stores what has changed since `before`. */
  write(before: State, next: State): void;
}

/** Changes the state of a part by its reducer. Only inside a transaction. @returns the refusal, if there is one */
export type ChangeBy<State> = <Code extends string = never>(
  reduce: (state: State) => Change<State, Effect, Code>,
  now: number,
) => { error: Code } | undefined;

/** How the state of one part is changed: what the reducer gives is stored, and then its effects are carried out. */
export function changing<State>(room: Pick<OwnRoom, "carryOut">, kept: Kept<State>): ChangeBy<State> {
  return (reduce, now) => {
    const before = kept.read();
    const change = reduce(before);
    if ("error" in change) return { error: change.error };
    if (change.state !== before) kept.write(before, change.state);
    room.carryOut(change.effects, now);
    return undefined;
  };
}
