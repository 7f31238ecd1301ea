import fc from "fast-check";
import { test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Message } from "#schema/protocol/message.ts";
import { lastOf } from "../chat/conversation.ts";
import { missedIn } from "../chat/missed.ts";
import { type ChannelState, channelRoom } from "./channelRoom.ts";

const self = "Anna";
const mutes = ["Mute"];
/** The number of an event, which is irrelevant here. */
const v = 1;
const reader = { self, mutes, countsEmoji: false };

/** What can happen: somebody writes, the reader looks or looks away, the connection is lost and comes back. */
const happening = fc.oneof(
  fc.record({ who: fc.constantFrom(self, "Ben", "Mute"), body: fc.constantFrom("Hallo", "👍") }),
  fc.constantFrom("look", "lookAway", "lose", "comeBack"),
);

test("what is counted as missed is what others wrote since one last looked, in whatever order all that happens", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const written: Message[] = [];
      let state: ChannelState | undefined = snapshotOf(written);
      let [isLookedAt, isConnected, lastRead] = [false, true, 0];
      /**
       * Ben's messages that nobody has looked at: those that have arrived, and those sent while the connection was
       * lost.
       */
      let [unseen, underWay] = [0, 0];
      for (const what of happenings) {
        if (typeof what === "object") {
          const message = said(written.length + 1, what.who, what.body);
          written.push(message);
          const counts = what.who === "Ben" && what.body !== "👍";
          if (counts && isConnected) unseen += 1;
          if (counts && !isConnected) underWay += 1;
          if (isConnected)
            state = channelRoom.reduce(state, { v, type: "channel:update", data: { messages: [message] } });
        } else if (what === "lose" || what === "comeBack") {
          isConnected = what === "comeBack";
          if (isConnected) {
            state = channelRoom.reduce(state, { v, type: "channel:snapshot", data: snapshotOf(written) });
            [unseen, underWay] = [unseen + underWay, 0];
          }
        } else {
          isLookedAt = what === "look";
        }
        if (isLookedAt) lastRead = lastOf(state?.messages ?? []);
        if (isLookedAt) unseen = 0;
        const counted = missedIn(state?.messages ?? [], lastRead, reader);
        if (counted !== unseen) throw new Error(`${counted} instead of ${unseen}`);
      }
    }),
  );
});

function snapshotOf(written: readonly Message[]): ChannelState {
  const messages = written.slice(-limits.channelMessagesKept);
  return { messages, may: "write", mayHide: false, ends: null };
}

function said(id: number, name: string, body: string): Message {
  return { id, sender: { name, kind: "human" }, body, created: id };
}
