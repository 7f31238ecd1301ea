import { describe, test } from "vitest";
import { record } from "../testSupport.ts";

const home = (seat: number) => [0, 1, 2, 3].map((index) => `h${seat}.${index}`).join(",");

describe("rules.md 8: whose balls; winning", () => {
  test("who has all balls home moves the partner's", () => {
    record("variant 4x2n", `balls ${home(0)}/-/-/-`, "hands 1,3/2/2/2", "turn 0", "? 0 1 b2-32");
  });

  test("with three mates any that is not finished may be moved", () => {
    record(
      "variant 6x2n",
      `balls ${home(0)}/-/30/-/60/-`,
      "hands 3/2/2/2/2/2",
      "turn 0",
      "? 0 3 30-33 | 0 3 60-63",
    );
  });

  test("a team wins with all balls home when the next seat has no Tac", () => {
    record(
      "variant 4x2n",
      `balls 62,h0.1,h0.2,h0.3/5/${home(2)}/-`,
      "hands 3,2/2/2/2",
      "turn 0",
      "0 3 62-h0.0",
      "over 0",
    );
  });

  test("the next seat must play a Tac that it can play, and the game goes on", () => {
    record(
      "variant 4x2n",
      `balls 62,h0.1,h0.2,h0.3/5/${home(2)}/-`,
      "hands 3,2/X,2/2/2",
      "turn 0",
      "0 3 62-h0.0",
      "? 1 X 5-8",
      "1 X 5-8",
      `= 62,h0.1,h0.2,h0.3/8/${home(2)}/-`,
      "? 2 2 62-0",
    );
  });

  test("a win through an opponent's Engel counts, even before the winner's own turn", () => {
    record(
      "variant 4x2m",
      `balls ${home(0)}/20/${home(2).replace("h2.0", "32")}/-`,
      "hands 2/E,2/X,2/2",
      "turn 1",
      "? 1 2 20-22 | 1 E 32-33 | 1 E 32-h2.0 | 1 E 32-45",
      "1 E 32-h2.0",
      "over 0",
    );
  });

  test("two teams that come home at once: the player's team has won, on whichever seats they sit", () => {
    const almost = (seat: number, start: number) =>
      home(seat).replace(`h${seat}.0`, String((start + 64) % 66));
    const round = (turn: number) => {
      const at = (seat: number) => (seat + turn) % 6;
      const balls: string[] = [];
      const hands: string[] = [];
      for (const seat of [0, 1, 2, 3, 4, 5]) {
        balls[at(seat)] = seat === 5 ? "-" : seat < 3 ? almost(at(seat), 11 * at(seat)) : home(at(seat));
        hands[at(seat)] = ["3", "X,2", "X,2", "2", "2", "2"][seat];
      }
      // The third team is finished too, except for one ball of its first seat.
      balls[at(5)] = home(at(5));
      const move = (seat: number, card: string) =>
        `${at(seat)} ${card} ${(11 * at(seat) + 64) % 66}-h${at(seat)}.0`;
      return [
        "variant 6x3m",
        `balls ${balls.join("/")}`,
        `hands ${hands.join("/")}`,
        `turn ${at(0)}`,
        move(0, "3"),
        move(1, "X"),
        move(2, "X"),
        `over ${Math.min(at(2), at(5))}`,
      ];
    };
    for (const turn of [0, 1, 2, 3, 4, 5]) record(...round(turn));
  });
});

describe("rules.md 9: Team-Tac", () => {
  test("who is finished with the partner moves everybody's balls", () => {
    record(
      "variant 4x1n",
      `balls ${home(0)}/20/${home(2)}/50`,
      "hands 3/2/2/2",
      "turn 0",
      "? 0 3 20-23 | 0 3 50-53",
    );
  });

  test("is won when all balls are home", () => {
    record(
      "variant 4x1n",
      `balls ${home(0)}/${home(1)}/${home(2)}/47,h3.1,h3.2,h3.3`,
      "hands 2/3/2/2",
      "turn 0",
      "0 2 47-h3.0",
      "over all",
    );
  });

  test("goes on while the next seat can play a Tac, whichever that is", () => {
    for (const turn of [0, 1, 2, 3]) {
      const next = (turn + 1) % 4;
      const last = 16 * turn === 0 ? 63 : 16 * turn - 1;
      const balls = [0, 1, 2, 3].map((seat) =>
        seat === turn ? `${last},h${seat}.1,h${seat}.2,h${seat}.3` : home(seat),
      );
      record(
        "variant 4x1n",
        `balls ${balls.join("/")}`,
        `hands ${[0, 1, 2, 3].map((seat) => (seat === next ? "X,3" : "2")).join("/")}`,
        `turn ${turn}`,
        `${turn} 2 ${last}-h${turn}.0`,
        `? ${next} X ${last}-${(last + 2) % 64} | ${next} X ${last}-h${turn}.0`,
        `${next} X ${last}-h${turn}.0`,
        "over all",
      );
    }
  });
});
