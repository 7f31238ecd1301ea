import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { View } from "#rules/view.ts";
import type { RecentMove } from "#web/net/game/gameRoom.ts";
import type { Tellers } from "../moves/MoveList.tsx";
import { pointAt, usePointing } from "../pointing.ts";
import { speakersAt } from "../words/speakersAt.ts";
import { placeWords } from "../words/wordsOf.ts";
import { type Hurt, hurtsSince } from "./hurts.ts";

/** How long the board points at what the words name before anybody points at them, in ms. */
const pointingMs = 6_000;

export interface SinceOwnMoveProps extends Tellers {
  view: View;
  /** The newest moves without a gap, oldest first. */
  moves: readonly RecentMove[];
}

/** What others have done to the viewer's marbles since the viewer's last card. The board points at it for a moment. */
export function SinceOwnMove({ view, moves, speakers, formerSpeakers }: SinceOwnMoveProps) {
  const { t } = useTranslation("table");
  const { t: tMoves } = useTranslation("moves");
  const told = useMemo(() => {
    const { seat } = view;
    const hurts = seat === null ? [] : hurtsSince(moves, seat);
    return merged(
      hurts.flatMap((hurt) => {
        const { own, names } = speakersAt(speakers, formerSpeakers, hurt.version);
        return own === seat ? { ...hurt, name: names[hurt.by], count: 1 } : [];
      }),
    );
  }, [view, moves, speakers, formerSpeakers]);
  const places = useMemo(() => [...new Set(told.flatMap((each) => each.places))], [told]);
  useEffect(() => {
    const end = pointAt({ places });
    const ending = setTimeout(end, pointingMs);
    return () => {
      clearTimeout(ending);
      end();
    };
  }, [places]);
  const pointing = usePointing({ places });
  if (told.length === 0) return null;
  const what = told.map(({ what, name, count }) => t(`sinceYourMove.${what}`, { name, count }));
  const where = places.map((place) => placeWords(tMoves, speakers, place));
  return (
    <p className="game-note" data-note="since" {...pointing}>
      <span>
        {t("sinceYourMove.all", { what: new Intl.ListFormat(tMoves("language")).format(what) })}
        {where.length > 0 && <span className="tac-unseen">{` (${where.join("; ")})`}</span>}
      </span>
    </p>
  );
}

interface ToldHurt extends Hurt {
  readonly name: string;
  readonly count: number;
}

/** The same done by the same player is told once, with how many marbles it was done to. */
function merged(hurts: readonly ToldHurt[]): ToldHurt[] {
  const told: ToldHurt[] = [];
  for (const hurt of hurts) {
    const same = told.findIndex(({ what, name }) => what === hurt.what && name === hurt.name);
    if (same === -1) told.push(hurt);
    else {
      const { count, places } = told[same];
      told[same] = { ...hurt, count: count + 1, places: [...places, ...hurt.places] };
    }
  }
  return told;
}
