import { formatPlace, isRing, type Place, parsePlace } from "../place.ts";
import type { Goal } from "./puzzle.ts";

/** A goal as the puzzles' file writes it: `knockOut 2`, `savePartner 17`, `winNow`. */
export function formatGoal(goal: Goal): string {
  switch (goal.kind) {
    case "savePartner":
      return `${goal.kind} ${formatPlace(goal.marble)}`;
    case "winNow":
    case "block":
      return goal.kind;
    default:
      return `${goal.kind} ${goal.count}`;
  }
}

/** Parses a goal in the form of `formatGoal`. Throws a SyntaxError with what was expected and what was found. */
export function parseGoal(text: string): Goal {
  const [kind, parameter, more] = text.split(" ");
  if (more !== undefined) throw new SyntaxError(`expected one number after "${kind}", found "${text}"`);
  switch (kind) {
    case "savePartner":
      return { kind, marble: readField(parameter, text) };
    case "winNow":
    case "block":
      if (parameter !== undefined) throw new SyntaxError(`expected nothing after "${kind}", found "${text}"`);
      return { kind };
    case "bringHome":
    case "knockOut":
    case "homeTogether":
      return { kind, count: readCount(parameter, text) };
    default:
      throw new SyntaxError(`expected a goal such as "knockOut 2", found "${text}"`);
  }
}

function readCount(parameter: string | undefined, text: string): number {
  if (!/^[1-8]$/.test(parameter ?? "")) {
    throw new SyntaxError(`expected a number of marbles from 1 to 8, found "${text}"`);
  }
  return Number(parameter);
}

function readField(parameter: string | undefined, text: string): Place {
  const place = parsePlace(parameter ?? "");
  if (place === undefined || !isRing(place)) {
    throw new SyntaxError(`expected a ring field, found "${text}"`);
  }
  return place;
}
