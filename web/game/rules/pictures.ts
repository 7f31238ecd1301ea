import type { PictureFrame } from "../BoardPicture.tsx";
import type { PictureSource } from "../picture/picture.ts";

/** A drawn board of the rules. The texts call seat 0 "you" and the others by their colors (players.ts). */
export interface RulePicture extends PictureSource {
  readonly frame: PictureFrame;
}

const fourHome = "h0.0,h0.1,h0.2,h0.3";

/** The drawn boards by name; `pictures` of rules.json has what is said below each. */
export const rulePictures = {
  fourSeats: { record: position("9,h0.3/16*,30/40/52,h3.2", "2"), frame: "whole" },
  sixSeats: { record: position("-/-/-/-/-/-", "2", "6x3m"), frame: "whole" },
  fresh: {
    record: position("0*/-/-/-", "3"),
    moves: ["0 3 0-3"],
    barred: ["0 3 0-h0.2"],
    frame: "near",
  },
  comingOut: { record: position("-/0/-/-", "1"), moves: ["0 1 b0-0"], frame: "near" },
  knockingOut: { record: position("60/1/-/-", "5"), moves: ["0 5 60-1"], frame: "near" },
  blocked: { record: position("60/62/-/-", "5"), barred: ["0 5 60-1"], frame: "near" },
  intoHome: {
    record: position("61,h0.3/-/-/-", "5"),
    moves: ["0 5 61-h0.1", "0 5 61-2"],
    frame: "near",
  },
  homeBlocked: { record: position("61,h0.1/-/-/-", "6"), barred: ["0 6 61-h0.2"], frame: "near" },
  inHome: { record: position("h0.0,h0.3/-/-/-", "2"), moves: ["0 2 h0.0-h0.2"], frame: "near" },
  fourIntoHome: {
    record: position("2/-/-/-", "4"),
    moves: ["0 4 2-h0.1", "0 4 2-62"],
    frame: "near",
  },
  fourFromStart: { record: position("0*/-/-/-", "4"), moves: ["0 4 0-60"], frame: "near" },
  seven: {
    record: position("2,61/4/-/5", "7"),
    moves: ["0 7 2-5, 0 7 61-h0.0"],
    frame: "near",
  },
  trickser: { record: position("6/61/-/-", "T"), moves: ["0 T 6-61"], frame: "near" },
  beforeTac: { record: `${tacPosition()}\n3 5 62-3`, frame: "near" },
  afterTac: { record: `${tacPosition()}\n3 5 62-3\n0 X 3-8`, frame: "near" },
  engel: { record: position("16/-/-/-", "E"), moves: ["0 E b1-16"], frame: "whole" },
  krieger: { record: position("58,h0.3/5/-/-", "K"), moves: ["0 K 58-5"], frame: "near" },
  partner: { record: position(`${fourHome}/-/39,41/-`, "5"), moves: ["0 5 41-46"], frame: "whole" },
} as const satisfies Record<string, RulePicture>;

export type PictureName = keyof typeof rulePictures;

/** A position in which seat 0 is to play a card; the others' cards do not matter. */
function position(balls: string, card: string, variant: "4x2m" | "6x3m" = "4x2m"): string {
  const others = balls.split("/").slice(1);
  return `variant ${variant}\nballs ${balls}\nhands ${[card, ...others.map(() => "2")].join("/")}\nturn 0`;
}

/** A 5 of seat 3 is about to knock out a ball of seat 0, which holds a Tac. */
function tacPosition(): string {
  return "variant 4x2m\nballs 3,h0.3/-/-/62\nhands X,2/2/2/5\nturn 3";
}
