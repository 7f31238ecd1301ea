import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "#rules/card.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { Board } from "./Board.tsx";
import { layoutOf } from "./geometry/layoutOf.ts";
import { PictureMarks } from "./picture/PictureMarks.tsx";
import { type Picture, type PictureSource, pictureOf } from "./picture/picture.ts";
import { useSharedSurface } from "./picture/SharedBoards.tsx";
import { BallsInWords } from "./words/BallsInWords.tsx";
import { wordsOf } from "./words/wordsOf.ts";
import "./picture/picture.css";

/** How much of the board a picture shows: all of it, or what lies around the start of the seat at the bottom. */
export type PictureFrame = "whole" | "near";

interface BoardPictureProps {
  source: PictureSource;
  /** The players' names and the colors of their marbles, by seat. Seat 0 is at the bottom, and addressed as "you". */
  players: readonly { name: string; color: BallColor }[];
  frame?: PictureFrame;
  /** What the picture is about, for people who can't see it; positions and moves follow in words. */
  label: string;
}

const ownSeat = 0;

const viewBoxes = { near: { x: -390, y: 115, width: 780, height: 385 } };

/** A position that stands still, with moves as arrows: nothing can be chosen. */
export function BoardPicture({ source, players, frame = "whole", label }: BoardPictureProps): ReactNode {
  const { t } = useTranslation("moves");
  const picture = useMemo(() => pictureOf(source), [source]);
  const { board } = picture.shown.view.table;
  const { variant } = board;
  const layout = useMemo(() => {
    const { shape, bottom } = layoutOf(variant.seats, ownSeat);
    return { bottom, shape: frame === "whole" ? shape : { ...shape, viewBox: viewBoxes[frame] } };
  }, [variant, frame]);
  const colors = useMemo(() => players.slice(0, variant.seats).map(({ color }) => color), [players, variant]);
  const surface = useSharedSurface(variant.seats);
  const speakers = { variant, names: players.map(({ name }) => name), own: ownSeat };
  const moves = [picture.before, ...picture.lines].filter((happened) => happened.length > 0);
  return (
    <div className={`tac-picture is-${frame}`}>
      <Board
        layout={layout}
        shown={picture.shown}
        colors={colors}
        seats={[]}
        label={label}
        surface={surface}
        better={picture.ways}
      >
        <PictureMarks
          layout={layout}
          picture={picture}
          card={frame === "near" ? cardOf(picture) : undefined}
        />
      </Board>
      <BallsInWords board={board} speakers={speakers} label={t("picture.stands")} />
      {moves.length > 0 && (
        <chakra.ul srOnly aria-label={t("picture.moves")}>
          {moves.map((happened) => {
            const words = wordsOf(t, speakers, happened.filter(isOfBoard)).join(" ");
            return <li key={words}>{words}</li>;
          })}
        </chakra.ul>
      )}
    </div>
  );
}

/** The card on top of the pile. */
function cardOf({ shown: { pile } }: Picture): Card | undefined {
  return pile.at(-1)?.card;
}

/** Whose turn it is next is not in the picture. */
function isOfBoard({ type }: { type: string }): boolean {
  return type !== "turn";
}
