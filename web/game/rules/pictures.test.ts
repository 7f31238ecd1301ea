import { describe, expect, test } from "vitest";
import { formatBalls, legalMoves, parseMove } from "#rules/index.ts";
import { replay } from "#rules/notation/replay.ts";
import { type PictureName, type RulePicture, rulePictures } from "./pictures.ts";

const home = "h0.0,h0.1,h0.2,h0.3";

/**
 * What the captions say: how the balls stand after each way to go on or, without one, in the position shown, and whose
 * balls are knocked out by it.
 */
const outcomes: Record<PictureName, [balls: string, ...knockedOut: number[]][]> = {
  fourSeats: [["9,h0.3/16*,30/40/52,h3.2"]],
  sixSeats: [["-/-/-/-/-/-"]],
  fresh: [["3/-/-/-"]],
  comingOut: [["0*/-/-/-", 1]],
  knockingOut: [["1/-/-/-", 1]],
  blocked: [["60/62/-/-"]],
  intoHome: [["h0.1,h0.3/-/-/-"], ["2,h0.3/-/-/-"]],
  homeBlocked: [["61,h0.1/-/-/-"]],
  inHome: [["h0.2,h0.3/-/-/-"]],
  fourIntoHome: [["h0.1/-/-/-"], ["62/-/-/-"]],
  fourFromStart: [["60/-/-/-"]],
  seven: [["5,h0.0/-/-/-", 1, 3]],
  trickser: [["61/6/-/-"]],
  beforeTac: [["h0.3/-/-/3", 0]],
  afterTac: [["8,h0.3/-/-/62"]],
  engel: [["-/16*/-/-", 0]],
  krieger: [["5,h0.3/-/-/-", 1]],
  partner: [[`${home}/-/39,46/-`]],
};

describe.each(Object.entries(rulePictures) as [PictureName, RulePicture][])(
  "the picture %s",
  (name, picture) => {
    const ways = picture.moves?.map((way) => way.replaceAll(", ", "\n")) ?? [""];

    test.each(ways.map((way, at) => [way, outcomes[name][at]] as const))(
      "shows legal moves that come to what it says (%s)",
      (way, [balls, ...knockedOut]) => {
        let after: unknown;
        replay(`${picture.record}\n${way}`, ({ table }, happened) => {
          // Of a seven only the last part is at hand here: count from the boards instead.
          after = formatBalls(table.board);
          if (!way.includes("\n"))
            expect(happened.flatMap((event) => (event.type === "kicked" ? event.seat : []))).toEqual(
              knockedOut,
            );
        });
        expect(after).toBe(balls);
      },
    );

    test("bars only what the rules forbid, of a card that is held", () => {
      for (const text of picture.barred ?? []) {
        replay(picture.record, (state) => {
          expect(parseMove(text)).toBeDefined();
          expect(legalMoves(state)).not.toContain(parseMove(text));
          expect(state.hands[0][Number(text.split(" ")[1])]).toBe(1);
        });
      }
    });

    test("says the outcome of every way", () => {
      expect(outcomes[name]).toHaveLength(ways.length);
    });
  },
);

test("a marble four before its start comes home with a 5, 6, 7 or 8, as the picture of the 4 says", () => {
  for (const [card, index] of [5, 6, 8].map((card) => [card, card - 5]))
    replay(`variant 4x2m\nballs 60/-/-/-\nhands ${card}/2/2/2\nturn 0\n0 ${card} 60-h0.${index}`);
  replay("variant 4x2m\nballs 60/-/-/-\nhands 7/2/2/2\nturn 0\n0 7 60-h0.2");
});
