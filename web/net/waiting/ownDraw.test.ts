import { afterEach, expect, test, vi } from "vitest";
import { hashOf } from "#schema/draw.ts";
import { endSession } from "../session.ts";
import { commitmentFor, ownDrawFor, takePart } from "./ownDraw.ts";
import type { WaitingState } from "./waitingRoom.ts";

const serverHash = "5".repeat(64);
const others = "6".repeat(64);
const waitingID = "here";

afterEach(endSession);

/** The room as it asks for what is behind these commitments. */
function asking(commitments: (string | null)[], more: Partial<WaitingState> = {}): WaitingState {
  return { draw: { serverHash, commitments }, isRevealing: true, gameID: null, ...more } as WaitingState;
}

async function committed() {
  const { commitment = "" } = await commitmentFor(waitingID, { serverHash, commitments: [] });
  return { commitment, ask: vi.fn(async () => ({ isDone: true as const, data: {} })) };
}

test("a browser reveals once what it has committed to, and notes all commitments before", async () => {
  const { commitment, ask } = await committed();
  const room = asking([others, commitment]);
  for (let i = 0; i < 2; i++) takePart(waitingID, room, ask as never);
  expect(ask).toHaveBeenCalledTimes(1);
  const [type, { secret }] = ask.mock.calls[0] as unknown as [string, { secret: string }];
  expect(type).toBe("waiting:reveal");
  expect(await hashOf(secret)).toBe(commitment);
  takePart(waitingID, asking([others, commitment], { gameID: 7 as WaitingState["gameID"] }), ask as never);
  expect(ownDrawFor(7)).toEqual({ secret, commitment, serverHash, commitments: [others, commitment] });
  expect(ownDrawFor(8)).toBeUndefined();
});

test("it reveals nothing elsewhere, before it is asked, or where its commitment is not among them", async () => {
  const { commitment, ask } = await committed();
  takePart("elsewhere", asking([commitment]), ask as never);
  takePart(waitingID, asking([commitment], { isRevealing: false }), ask as never);
  takePart(waitingID, asking([others, null]), ask as never);
  expect(ask).not.toHaveBeenCalled();
});

test("who presses twice, or is ready again, commits to the same", async () => {
  const promised = { serverHash, commitments: [] };
  const [one, other] = await Promise.all([0, 1].map(() => commitmentFor(waitingID, promised)));
  expect(other).toEqual(one);
  expect(await commitmentFor(waitingID, promised)).toEqual(one);
  expect(await commitmentFor("elsewhere", promised)).not.toEqual(one);
});

test("at a table of the quick match it commits, to the same until the room knows it", async () => {
  const { commitment, ask } = await committed();
  const room = asking([others, null], { isCommitting: true, isRevealing: false, you: 1 });
  for (let i = 0; i < 2; i++) takePart(waitingID, room, ask as never);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  for (const call of ask.mock.calls as unknown[][])
    expect(call.slice(0, 2)).toEqual(["waiting:commit", { commitment }]);
  ask.mockClear();
  takePart(waitingID, { ...room, draw: { serverHash, commitments: [others, commitment] } }, ask as never);
  takePart(waitingID, { ...room, you: null }, ask as never);
  await commitmentFor(waitingID, room.draw);
  expect(ask).not.toHaveBeenCalled();
});

test("where the room draws alone it commits to nothing", async () => {
  expect(await commitmentFor(waitingID, null)).toEqual({});
});
