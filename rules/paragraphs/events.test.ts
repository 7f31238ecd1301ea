import { describe, expect, test } from "vitest";
import { cardName, isWayOut } from "../card.ts";
import type { GameEvent } from "../event.ts";
import { type Move, parseMove } from "../move.ts";
import { play } from "../play.ts";
import { position, record } from "../testSupport.ts";
import { variantOf } from "../variant.ts";

describe("rules.md 3: what happens in a deal", () => {
  /** Nobody gets a card that brings a ball out in the first deal, so all of it is discarded. */
  const cards = variantOf("4x2n")
    .deck.toSorted((a, b) => Number(isWayOut(a)) - Number(isWayOut(b)))
    .map((card) => cardName(card));
  const handOf = (seat: number) => cards.slice(seat * 5, seat * 5 + 5);

  test("the cards change hands when the last seat has given its own", () => {
    record(
      "variant 4x2n",
      "first 1",
      `deck ${cards.join(",")}`,
      `2 trade ${handOf(2)[0]}`,
      "! given 2",
      `0 trade ${handOf(0)[0]}`,
      `3 trade ${handOf(3)[0]}`,
      `1 trade ${handOf(1)[0]}`,
      "! given 1 | traded | turn 1",
    );
  });

  test("the next seat plays first when the last card is laid", () => {
    const hands = [0, 1, 2, 3].map((seat) => [...handOf(seat).slice(1), handOf((seat + 2) % 4)[0]]);
    const discards = [0, 1, 2, 3, 4].flatMap((turn) =>
      [1, 2, 3, 0].map((seat) => `${seat} discard ${hands[seat][turn]}`),
    );
    record(
      "variant 4x2n",
      "first 1",
      `deck ${cards.join(",")}`,
      ...[0, 1, 2, 3].map((seat) => `${seat} trade ${handOf(seat)[0]}`),
      ...discards,
      `! laid 0 ${hands[0][4]} unused | dealt 1 first 2`,
    );
  });
});

describe("rules.md 4 and 5: what a move makes happen", () => {
  test("a ball that moves kicks whom it meets, and the next seat decides", () => {
    record(
      "variant 4x2n",
      "balls 17/20/-/-",
      "hands 3/2/2/2",
      "turn 0",
      "0 3 17-20",
      "! laid 0 3 | kicked 1 20 | moved 0 17-18-19-20 | turn 1",
      "1 discard 2",
      "! laid 1 2 unused | turn 2",
    );
  });

  test("a ball that comes out stands on its start", () => {
    record(
      "variant 4x2n",
      "balls -/0/-/-",
      "hands 1/2/2/2",
      "turn 0",
      "0 1 b0-0",
      "! laid 0 1 | kicked 1 0 | moved 0 b0-0 | turn 1",
    );
  });

  test("a ball that goes home rolls over its start, and over its home", () => {
    record(
      "variant 4x2n",
      "balls 62/-/-/-",
      "hands 5/2/2/2",
      "turn 0",
      "0 5 62-h0.2",
      "! laid 0 5 | moved 0 62-63-0-h0.0-h0.1-h0.2 | turn 1",
    );
  });

  test("a 4 rolls backward, on the ring and into home", () => {
    record(
      "variant 4x2n",
      "balls 20,2/-/-/-",
      "hands 4,4/2/2/2",
      "turn 0",
      "0 4 20-16",
      "! laid 0 4 | moved 0 20-19-18-17-16 | turn 1",
    );
    record(
      "variant 4x2n",
      "balls 2/-/-/-",
      "hands 4/2/2/2",
      "turn 0",
      "0 4 2-h0.1",
      "! laid 0 4 | moved 0 2-1-0-h0.0-h0.1 | turn 1",
    );
  });

  test("a 7 is laid once, and each part kicks what it steps on", () => {
    record(
      "variant 4x2n",
      "balls 17,30/18/-/-",
      "hands 7/2/2/2",
      "turn 0",
      "0 7 17-20",
      "! laid 0 7 | kicked 1 18 | moved 0 17-18-19-20",
      "0 7 30-34",
      "! moved 0 30-31-32-33-34 | turn 1",
    );
  });
});

describe("rules.md 6: what the cards make happen", () => {
  test("an 8 makes the next seat skip, and no other", () => {
    record(
      "variant 4x2n",
      "balls 40/-/-/-",
      "hands 8/1/2/2",
      "turn 0",
      "0 8 skip",
      "! laid 0 8 | skipped 1 | turn 1",
    );
    record(
      "variant 6x3n",
      "balls -/-/-/-/-/40",
      "hands 2/2/2/2/2/8",
      "turn 5",
      "5 8 skip",
      "! laid 5 8 | skipped 0 | turn 0",
    );
  });

  test("a Trickser swaps two balls", () => {
    record(
      "variant 4x2n",
      "balls 5/40/-/-",
      "hands T/2/2/2",
      "turn 0",
      "0 T 5-40",
      "! laid 0 T | swapped 5-40 | turn 1",
    );
  });

  test("a swap tells whose balls it moved", () => {
    const state = position("4x2n", "5/40/50/-", ["T", "2", "2", "2"]);
    const happened: GameEvent[] = [];
    play(state, parseMove("0 T 40-50") as Move, happened);
    expect(happened).toContainEqual({ type: "swapped", places: [40, 50], seats: [1, 2] });
  });

  test("a Tac takes back first, then does what it repeats", () => {
    record(
      "variant 4x2n",
      "balls 10/20/-/-",
      "hands 5/X/2/2",
      "turn 0",
      "0 5 10-15",
      "1 X 20-25",
      "! laid 1 X | restored 10/20/-/- | moved 1 20-21-22-23-24-25 | turn 2",
    );
  });

  test("a Tac after a card that moved nothing takes nothing back", () => {
    record(
      "variant 4x2n",
      "balls 10/20/-/-",
      "hands 8/X/2/2",
      "turn 0",
      "0 8 skip",
      "1 X skip",
      "! laid 1 X | skipped 2 | turn 2",
    );
  });
});

describe("rules.md 7: what the master cards make happen", () => {
  test("a Narr passes the hands, and its player goes on without a new turn", () => {
    record(
      "variant 4x2m",
      "balls 10/-/-/-",
      "hands N/3/5/6",
      "turn 0",
      "0 N",
      "! laid 0 N | passedHands",
      "0 3 10-13",
      "! laid 0 3 | moved 0 10-11-12-13 | turn 1",
    );
  });

  test("an Engel moves a ball of the next seat, a Krieger rolls onto its victim", () => {
    record(
      "variant 4x2m",
      "balls -/-/-/-",
      "hands E/2/2/2",
      "turn 0",
      "0 E b1-16",
      "! laid 0 E | moved 1 b1-16 | turn 1",
    );
    record(
      "variant 4x2m",
      "balls 62/2/-/-",
      "hands K/2/2/2",
      "turn 0",
      "0 K 62-2",
      "! laid 0 K | kicked 1 2 | moved 0 62-63-0-1-2 | turn 1",
    );
    record(
      "variant 4x2m",
      "balls 5/-/-/-",
      "hands K/2/2/2",
      "turn 0",
      "0 K 5-b0",
      "! laid 0 K | kicked 0 5 | turn 1",
    );
  });

  test("a Teufel plays the next seat's card, with that seat's balls, and its turn is used up", () => {
    record(
      "variant 4x2m",
      "balls 10/20/-/-",
      "hands D/3/2/2",
      "turn 0",
      "0 D",
      "! laid 0 D | bedeviled 1 by 0",
      "0 3 20-23",
      "! laid 0 3 of 1 | moved 1 20-21-22-23 | turn 2",
    );
  });

  test("an 8 that is played as a skip through a Teufel makes the seat after its victim skip", () => {
    record(
      "variant 4x2m",
      "balls 10/20/30/-",
      "hands D/8/2,3/2",
      "turn 0",
      "0 D",
      "0 8 skip",
      "! laid 0 8 of 1 | skipped 2 | turn 2",
      "? 2 discard 2 | 2 discard 3",
    );
  });

  test("a Narr that is played through a Teufel goes on with a card of the victim's new hand", () => {
    record(
      "variant 4x2m",
      "balls 10/20/30/-",
      "hands D,2/N/5/6",
      "turn 0",
      "0 D",
      "0 N",
      "! laid 0 N of 1 | passedHands",
      "~ -/5/6/2",
      "? 0 5 20-25",
      "0 5 20-25",
      "! laid 0 5 of 1 | moved 1 20-21-22-23-24-25 | turn 2",
    );
  });

  test("through a Teufel it is the victim's next seat that needs a card to be skipped", () => {
    record(
      "variant 4x2m",
      "balls 10/20/30/-",
      "hands D,2/8/-/6",
      "turn 0",
      "0 D",
      "! laid 0 D | bedeviled 1 by 0",
      "? 0 8 20-28",
    );
  });

  test("through a Teufel a Narr can be played if a seat other than the victim holds a card", () => {
    record(
      "variant 4x2m",
      "balls 10/20/30/-",
      "hands D/N/-/-",
      "turn 0",
      "0 D",
      "! laid 0 D | bedeviled 1 by 0",
      "? 0 discard N",
    );
    record("variant 4x2m", "balls 10/20/30/-", "hands D,2/N/-/-", "turn 0", "0 D", "? 0 N");
  });
});

describe("rules.md 9: what happens in Team-Tac", () => {
  test("an Engel comes for any unfinished seat where the next seat and its partner are finished", () => {
    record(
      "variant 6x1m",
      "balls 3/h1.0,h1.1,h1.2,h1.3/-/20/h4.0,h4.1,h4.2,h4.3/-",
      "hands E/2/2/2/2/2",
      "turn 0",
      "? 0 E b0-0 | 0 E b2-22 | 0 E b3-33 | 0 E b5-55",
    );
  });
});

describe("rules.md 8: what a win makes happen", () => {
  test("it is told once it stands", () => {
    record(
      "variant 4x2n",
      "balls h0.1,h0.2,h0.3,62/-/h2.0,h2.1,h2.2,h2.3/-",
      "hands 3/2/2/2",
      "turn 0",
      "0 3 62-h0.0",
      "! laid 0 3 | moved 0 62-63-0-h0.0 | won 0",
      "over 0",
    );
  });

  test("before it stands, the seat that holds a Tac decides", () => {
    record(
      "variant 4x2n",
      "balls h0.1,h0.2,h0.3,62/20/h2.0,h2.1,h2.2,h2.3/-",
      "hands 3/X/2/2",
      "turn 0",
      "0 3 62-h0.0",
      "! laid 0 3 | moved 0 62-63-0-h0.0 | turn 1",
      "? 1 X 20-23",
    );
  });
});
