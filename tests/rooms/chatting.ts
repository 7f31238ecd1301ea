import type { ChatOverview } from "#schema/protocol/chatOverview.ts";
import type { Player } from "./player.ts";
import { home, openChat, somebody, startChat } from "./writing.ts";

/** A tab's list of chats, as received. */
export function chatsOn(tab: Player): Map<string, ChatOverview> {
  const chats = new Map<string, ChatOverview>();
  for (const { type, data } of tab.events) {
    if (type === "user:snapshot") chats.clear();
    const {
      chats: all = [],
      changed = [],
      gone = [],
    } = data as {
      chats?: ChatOverview[];
      changed?: ChatOverview[];
      gone?: string[];
    };
    if (type !== "user:snapshot" && type !== "chat:overview:update") continue;
    for (const chat of [...all, ...changed]) chats.set(chat.chatid, chat);
    for (const chatid of gone) chats.delete(chatid);
  }
  return chats;
}

/** Waits until the tab's list shows the chat like this. */
export const lists = (tab: Player, chatID: string, isSo: (chat: ChatOverview) => boolean) =>
  tab.until(() => {
    const chat = chatsOn(tab).get(chatID);
    return chat !== undefined && isSo(chat) && chat;
  });

/** Waits until the tab's list no longer shows the chat. */
export const listsNot = (tab: Player, chatID: string) => tab.until(() => !chatsOn(tab).has(chatID));

/** Two people in their own rooms. */
export async function two() {
  const [anna, ben] = [await somebody("Ann"), await somebody("Ben")];
  return { anna, ben, hers: await home(anna), his: await home(ben) };
}

/** A group of three, with all of them in the chat. */
export async function aGroup(title = "Dreierrunde") {
  const people = [await somebody("Gra"), await somebody("Grb"), await somebody("Grc")] as const;
  const tabs = await Promise.all(people.map((person) => home(person)));
  const chatID = await startChat(tabs[0], people.slice(1), title);
  await Promise.all(tabs.map((tab) => lists(tab, chatID, () => true)));
  const [one, second, third] = await Promise.all(people.map((person) => openChat(chatID, person)));
  await Promise.all([one, second, third].map((player) => player.event("chat:snapshot")));
  return { people, tabs, chatID, players: [one, second, third] as const };
}
