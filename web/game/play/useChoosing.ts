import { useMemo, useState } from "react";
import { type Card, cardsOf } from "#rules/card.ts";
import { type Move, moveCard } from "#rules/move.ts";
import type { Place } from "#rules/place.ts";
import type { View } from "#rules/view.ts";
import { readPreference } from "#web/preferences/preferenceStore.ts";
import {
  beginChoice,
  type Choice,
  canOnlyDiscard,
  choiceFor,
  chooseCard,
  choosePlace,
  nothingChosen,
  type Offer,
  type Options,
  offerOf,
  optionsOf,
  ownTeamHit,
  stepBack,
} from "../choice/choice.ts";
import { mayPlan, type Plan, planned, plannedIn } from "../choice/plan.ts";
import type { PlacePress } from "../choice/usePressOnBoard.ts";
import { type WhyNot, whyNot } from "../choice/whyNot.ts";

/** The current choice, the next options, and the functions to choose. */
export interface Choosing {
  readonly options: Options;
  /** Keeps its identity while the options stay the same. */
  readonly situation: string;
  readonly choice: Choice;
  readonly offer: Offer;
  /** The hand to play from: the player's own or, with a Teufel, the neighbour's. */
  readonly cards: readonly Card[];
  readonly playable: ReadonlySet<Card>;
  /** Whether the viewer waits, and may choose a card for their next turn. */
  readonly isPlanning: boolean;
  /** Which card of the hand is lifted: the chosen one or, while the viewer waits, the one for their next turn. */
  readonly lifted: number | null;
  /**
   * The move that is chosen but waits for its confirmation: the player wants to be asked, or it knocks out a marble of
   * their own team.
   */
  readonly proposed: Move | null;
  /** The move that knocks out the marble just chosen, a marble of the viewer's own team: it may have been meant. */
  readonly instead: Move | null;
  /** How often the player has pressed what the table had chosen, which goes on with it. */
  readonly goneOn: number;
  /** Why the last pressed card can't be played. */
  readonly refused: { card: Card; why: WhyNot } | null;
  /** Why the last press on the board chose nothing. */
  readonly missed: Missed | null;
  readonly pressCard: (index: number) => void;
  readonly pressPlace: (press: PlacePress) => void;
  /** Says why nothing was chosen by a press on the board, there where this marble stands; `null`: where none does. */
  readonly pressNothing: (place: Place | null) => void;
  /** Makes a move by its button; asks first where somebody should be asked. */
  readonly pressMove: (move: Move) => void;
  /** Goes one step back: from the move to confirm to its marble, from there to the card, and from there to none. */
  readonly back: () => void;
  /** Chooses all steps of a move except the last, which is left to the player. */
  readonly prepare: (move: Move) => void;
}

/** What a press on the board lacked: a card before it, or a marble or a field that the chosen card suits. */
export type Missed = "cardFirst" | "notThisMarble" | "notThere";

/** How choosing begins, where the page decides that. */
export interface Opening {
  /** Another round begins the choice anew, even with the same options. */
  readonly round: number;
  /** The card that is chosen already; `null` for none, and absent where the table decides. */
  readonly card?: Card | null;
}

interface Held {
  situation: string;
  choice: Choice;
  /** What of the choice the table has chosen, not the player: pressing that goes on with it instead of dropping it. */
  preset: Choice;
  goneOn: number;
  lifted: number | null;
  proposed: Move | null;
  instead: Move | null;
  refused: Choosing["refused"];
  missed: Missed | null;
}

/** No move waits for a confirmation, and no press was in vain. */
const nothingAsked = { proposed: null, instead: null, refused: null, missed: null } satisfies Partial<Held>;

/**
 * Manages the choice of a move.
 * @param isSending whether a move is being sent; nothing can be chosen then
 * @param onMove called when the choice is complete; `isDropped` when a ball was dragged to its target
 * @param opening how the choice begins, if not with the only option
 */
export function useChoosing(
  view: View,
  isSending: boolean,
  onMove: (move: Move, isDropped: boolean) => void,
  opening?: Opening,
): Choosing {
  const options = useMemo(() => (isSending ? { view, moves: [] } : optionsOf(view)), [view, isSending]);
  const cards = useMemo(() => cardsOf(view.borrowed ?? view.hand ?? new Uint8Array()), [view]);
  const situation = `${opening?.round};${situationOf(options)}`;
  const [plan, setPlan] = useState<Plan | null>(null);
  const plannedIndex = plannedIn(view, plan, cards);
  const isPlanning = opening === undefined && mayPlan(view);
  const begin = (): Held =>
    plannedIndex === null || isPlanning || options.moves.length === 0
      ? held(situation, firstChoice(options, opening), cards)
      : heldAsPlanned(situation, options, cards[plannedIndex], plannedIndex);
  const [last, hold] = useState<Held>(begin);
  // Other players' actions (in a trade) keep the chosen card; a new situation clears it.
  const now = last.situation === situation ? last : begin();
  const offer = useMemo(() => offerOf(options, now.choice), [options, now.choice]);
  const playable = useMemo(() => new Set(offer.cards), [offer]);

  const make = (move: Move, isDropped: boolean): void => {
    // Whoever takes it back, or is refused, chooses the marble anew.
    hold({ ...now, choice: { ...now.choice, from: now.preset.from }, ...nothingAsked });
    onMove(move, isDropped);
  };
  const makeOrAsk = (move: Move, isDropped: boolean): void => {
    const isAsked = readPreference("confirmsMoves") || ownTeamHit(options, move).length > 0;
    if (isAsked) hold({ ...now, ...nothingAsked, proposed: move });
    else make(move, isDropped);
  };

  return {
    options,
    situation,
    choice: now.choice,
    offer,
    cards,
    playable,
    isPlanning,
    lifted: isPlanning ? plannedIndex : now.lifted,
    proposed: now.proposed,
    instead: now.instead,
    goneOn: now.goneOn,
    refused: now.refused,
    missed: now.missed,

    pressCard(index) {
      setPlan(isPlanning ? planned(view, plan, index, cards) : null);
      if (isPlanning) return;
      const card = cards[index];
      if (!playable.has(card)) {
        const why = isSending ? null : { card, why: whyNot(view, card) };
        hold({ ...now, ...nothingAsked, refused: why });
        return;
      }
      const discard = options.moves.find((move) => moveCard(move) === card);
      if (discard !== undefined && canOnlyDiscard(options) && !readPreference("confirmsMoves")) {
        onMove(discard, false);
        return;
      }
      const isPreset = card === now.preset.card && card === now.choice.card;
      // An equal card makes the same choice; only the lifted card changes.
      const isSibling = card === now.choice.card && index !== now.lifted;
      const isKept = isPreset || isSibling;
      if (isKept) hold({ ...now, lifted: index, goneOn: now.goneOn + 1, ...nothingAsked });
      else hold(heldByPlayer(situation, chooseCard(options, now.choice, card), index));
    },

    pressPlace({ place, by }) {
      const { choice, move } = choosePlace(options, now.choice, place);
      if (move !== undefined && by !== "drop" && offer.reselected.includes(place)) {
        const preset = { ...now.preset, from: null };
        hold({ ...now, choice: { ...now.choice, from: place }, preset, ...nothingAsked, instead: move });
      } else if (move !== undefined) makeOrAsk(move, by === "drop");
      else if (place !== now.choice.from) {
        const from = choice.from === now.choice.from ? now.preset.from : null;
        hold({ ...now, choice, preset: { ...now.preset, from }, ...nothingAsked });
      } else {
        const isPreset = place === now.preset.from;
        if (isPreset) hold({ ...now, goneOn: now.goneOn + 1, ...nothingAsked });
        else hold({ ...now, choice: stepBack(now.choice), ...nothingAsked });
      }
    },

    pressNothing(place) {
      const missed = missedBy(options, now.choice, place);
      if (missed !== null) hold({ ...now, ...nothingAsked, missed });
    },

    pressMove(move) {
      if (move === now.proposed || move === now.instead) make(move, false);
      else makeOrAsk(move, false);
    },

    back() {
      const choice = now.proposed === null ? stepBack(now.choice) : now.choice;
      const isKept = choice.card !== null;
      hold({ ...now, choice, lifted: isKept ? now.lifted : null, ...nothingAsked });
    },

    prepare(move) {
      hold(held(situation, choiceFor(move), cards));
    },
  };
}

/**
 * The only option is chosen in advance, except a Tac: it would hide the present position before the player has seen it.
 */
function firstChoice(options: Options, opening?: Opening): Choice {
  if (opening?.card === null) return nothingChosen;
  if (opening?.card !== undefined) return chooseCard(options, nothingChosen, opening.card);
  const choice = beginChoice(options);
  return offerOf(options, choice).showsBefore ? nothingChosen : choice;
}

function held(situation: string, choice: Choice, cards: readonly Card[]): Held {
  const lifted = choice.card === null ? -1 : cards.indexOf(choice.card);
  const isLifted = lifted !== -1;
  return {
    situation,
    choice,
    preset: choice,
    goneOn: 0,
    lifted: isLifted ? lifted : null,
    ...nothingAsked,
  };
}

/** The player has chosen a card, and the table its only ball. */
function heldByPlayer(situation: string, choice: Choice, index: number): Held {
  const lifted = choice.card === null ? null : index;
  const preset = { card: null, from: choice.from };
  return { situation, choice, preset, goneOn: 0, lifted, ...nothingAsked };
}

/** The card that was chosen before the turn; if it can't be played, why not. */
function heldAsPlanned(situation: string, options: Options, card: Card, index: number): Held {
  const choice = chooseCard(options, nothingChosen, card);
  if (choice.card !== null) return heldByPlayer(situation, choice, index);
  const refused = { card, why: whyNot(options.view, card) };
  return { ...heldByPlayer(situation, choice, index), refused };
}

function missedBy({ view, moves }: Options, { card, from }: Choice, place: Place | null): Missed | null {
  if (moves.length === 0 || view.table.phase !== "play") return null;
  if (place === null) return from === null ? null : "notThere";
  return card === null ? "cardFirst" : "notThisMarble";
}

/** Everything that decides the options. While it stays the same, the choice stays too. */
function situationOf({ view, moves }: Options): string {
  const { table } = view;
  return [table.deal, table.phase, table.cardsLaid, table.seven.left, view.hand, view.borrowed, moves].join(
    ";",
  );
}

/** The place whose ball blocks a card, if that is why the card can't be played. */
export function hintOf({ refused }: Choosing): Place | null {
  return refused?.why.reason === "blocked" ? refused.why.field : null;
}
