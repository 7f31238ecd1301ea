import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Seat } from "#rules/variant.ts";
import type { Position } from "#web/game/useStage.ts";
import { momentOf, type Perspective, type Recorded } from "#web/records/replayGame.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { useChangeAddress } from "./useChangeAddress.ts";

/** How long each move stays during automatic replay, in ms. */
const pace = 1_600;
/** How long the viewer must stay at a move before the address changes, in ms. */
const settledMs = 400;

/**
 * The current move of a finished game and the chosen view. Both are in the address, so that it can be shared.
 * @param own the viewer's own seat, with whose view the replay starts
 */
export function useReplay(game: Recorded, own: Seat | undefined) {
  const query = useAddressQuery();
  const change = useChangeAddress();
  const last = game.moves.length;
  const asked = within(Number(query.get("move")), last);
  const [at, setAt] = useState(asked);
  const eyes = readEyes(query.get("seat"), Number(game.variant[0])) ?? own ?? "open";
  const [isPlaying, setPlaying] = useState(false);

  const goTo = (move: number): void => setAt(within(move, last));

  // The browser's back and forward buttons, or another link to the same game. An address written here may arrive when
  // the viewer has long moved on.
  const written = useRef(asked);
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setAt(asked);
  }, [asked]);
  // The address follows once the viewer stays at a move: browsers limit how often it may change, so it can't follow
  // every step of a slider.
  const settle = useEffectEvent((move: number) => change("move", String(move)));
  useEffect(() => {
    if (at === asked) return;
    const settling = setTimeout(() => {
      written.current = at;
      settle(at);
    }, settledMs);
    return () => clearTimeout(settling);
  }, [at, asked]);

  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const next = setTimeout(() => setAt(at + 1), pace);
    return () => clearTimeout(next);
  }, [isPlaying, at, last]);

  const moment = useMemo(() => momentOf(game, at, eyes), [game, at, eyes]);
  return {
    at,
    last,
    eyes,
    isPlaying,
    setPlaying,
    goTo,
    look: (next: Perspective) => change("seat", String(next)),
    moment,
    positions: usePositions(moment, at, eyes),
  };
}

/** What the table shows: one step forward is animated, everything else appears at once. */
function usePositions(
  { view, happened }: ReturnType<typeof momentOf>,
  at: number,
  eyes: Perspective,
): Position[] {
  const [shown, setShown] = useState(() => ({
    at,
    eyes,
    view,
    version: 0,
    positions: [{ version: 0, view, happened: null }] as Position[],
  }));
  if (shown.view === view) return shown.positions;
  const isStep = at === shown.at + 1 && eyes === shown.eyes;
  // The stage jumps if no events are given.
  const version = shown.version + 1;
  const positions: Position[] = [{ version, view, happened: isStep ? happened : null }];
  setShown({ at, eyes, view, version, positions });
  return positions;
}

function within(move: number, last: number): number {
  return Number.isInteger(move) ? Math.min(Math.max(move, 0), last) : 0;
}

function readEyes(text: string | null, seats: number): Perspective | undefined {
  if (text === "open") return "open";
  const seat = Number(text);
  return text !== null && /^\d$/.test(text) && seat < seats ? seat : undefined;
}
