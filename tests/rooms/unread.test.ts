import { abortAllDurableObjects } from "cloudflare:test";
import fc from "fast-check";
import { test } from "vitest";
import type { ChatOverview } from "#schema/protocol/chatOverview.ts";
import type { Identity } from "#schema/rooms.ts";
import { runs } from "#tests/chance.ts";
import type { Player } from "./player.ts";
import { expectDone } from "./waitingTable.ts";
import { home, openChat, somebody, startChat, write } from "./writing.ts";

/** What users can do with a group; people are named by number. */
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant("send" as const), who: fc.nat(3) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("read" as const), who: fc.nat(3) }) },
    fc.record({ does: fc.constant("leave" as const), who: fc.nat(3) }),
    fc.record({ does: fc.constant("join" as const), who: fc.nat(3) }),
    fc.record({ does: fc.constant("reconnect" as const), who: fc.nat(3) }),
    fc.record({ does: fc.constant("kill" as const), who: fc.constant(0) }),
  ),
  { minLength: 6, maxLength: 14 },
);

/** The model: who is in the group, and each member's number of unread messages. */
class Model {
  readonly unread = new Map<number, number>();

  constructor(members: readonly number[]) {
    for (const member of members) this.unread.set(member, 0);
  }

  send(who: number): void {
    for (const [member, count] of this.unread) if (member !== who) this.unread.set(member, count + 1);
  }
}

/** A group and four people; the last one is not a member at first. */
class Group {
  readonly people: Identity[] = [];
  readonly tabs: Player[] = [];
  readonly chats = new Map<number, Player>();
  chatID = "";
  last = 0;

  async begin(): Promise<void> {
    for (let i = 0; i < 4; i++) this.people.push(await somebody("Unr"));
    for (const person of this.people) this.tabs.push(await home(person));
    this.chatID = await startChat(this.tabs[0], this.people.slice(1, 3), "Modell");
    for (const who of [0, 1, 2]) await this.enter(who);
  }

  async enter(who: number): Promise<void> {
    this.chats.get(who)?.leave();
    const player = await openChat(this.chatID, this.people[who]);
    await player.event("chat:snapshot");
    this.chats.set(who, player);
  }

  /** The number of unread messages, as the tab was told; undefined if it lists no such group. */
  countOf(who: number): number | undefined {
    let count: number | undefined;
    for (const { data } of this.tabs[who].events) {
      const { chats, changed, gone } = data as {
        chats?: ChatOverview[];
        changed?: ChatOverview[];
        gone?: string[];
      };
      if (chats) count = undefined;
      const mine = [...(chats ?? []), ...(changed ?? [])].find(({ chatid }) => chatid === this.chatID);
      if (mine) count = mine.numberOfUnread;
      if (gone?.includes(this.chatID)) count = undefined;
    }
    return count;
  }
}

test("everybody's count of unread messages is right, whatever people do in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const group = new Group();
      await group.begin();
      const model = new Model([0, 1, 2]);
      for (const { does, who } of actions) {
        const isMember = model.unread.has(who);
        const chat = group.chats.get(who);
        if (does === "send" && isMember) {
          group.last = (expectDone(await write(chat as Player, "something")).data as { id: number }).id;
          model.send(who);
        } else if (does === "read" && isMember) {
          expectDone(await (chat as Player).ask("chat:markAsRead", { upTo: group.last }));
          model.unread.set(who, 0);
        } else if (does === "leave" && isMember && model.unread.size > 1) {
          expectDone(await (chat as Player).ask("chat:leaveChat", {}));
          model.unread.delete(who);
        } else if (does === "join" && !isMember) {
          const [host] = model.unread.keys();
          const asked = { userid: group.people[who].id };
          const { data } = expectDone(await (group.chats.get(host) as Player).ask("chat:addUser", asked));
          // A user who has left comes back only with their own consent.
          if ((data as { isInvited: boolean }).isInvited) {
            const answer = { chatid: group.chatID, accept: true };
            expectDone(await group.tabs[who].ask("chat:answerInvitation", answer));
          }
          await group.enter(who);
          model.unread.set(who, 0);
        } else if (does === "reconnect") {
          group.tabs[who].leave();
          group.tabs[who] = await home(group.people[who]);
          if (isMember) await group.enter(who);
        } else if (does === "kill") {
          await abortAllDurableObjects();
          for (const at of group.people.keys()) group.tabs[at] = await home(group.people[at]);
          for (const at of model.unread.keys()) await group.enter(at);
        }
      }
      for (const who of group.people.keys())
        await group.tabs[who].until(() => group.countOf(who) === model.unread.get(who) || undefined);
      for (const player of [...group.tabs, ...group.chats.values()]) player.leave();
    }),
    { numRuns: runs(5), endOnFailure: true },
  );
});
