import type { EventData } from "#schema/protocol/protocol.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import { type Member, type Members, post } from "./joining.ts";
import { Line } from "./line.ts";

type Update = EventData<UserProtocol, "chat:overview:update">;

/**
 * People talk on the site at `url`: in `general`, where one is reported, and in a chat and a group with messages that
 * the member has not read. The member is invited back to another group, which the member has left.
 */
export async function beginTalks(
  url: string,
  member: Member,
  admin: Member,
  members: Members,
): Promise<void> {
  const clara = await members.called("Clara");
  for (const [{ token }, body] of [
    [admin, "Willkommen! Heute Abend um acht ist wieder Stammtisch."],
    [clara, "Ich bin dabei. Wer nimmt mich in sein Team?"],
    [member, "Komm zu mir, wir haben noch einen Platz."],
    [clara, "Gerne!"],
    [
      admin,
      "Wie man zu sechst spielt, steht hier: https://example.org/anleitungen/tac-zu-sechst-und-in-drei-teams",
    ],
    [clara, "Danke 👍"],
  ] as const)
    await write(url, "channel", "general", token, body);
  await complain(url, clara, await members.called("Bruno"));
  const own = await Line.open(url, "user", `user-${member.account.id}`, member.token);
  const start = async (others: readonly Member[], title: string | null): Promise<string> => {
    const wish = { userids: others.map(({ account }) => account.id), title };
    return (await own.ask<{ chatid: string }>("chat:startChat", wish)).chatid;
  };
  const group = await start([admin, clara], "Stammtisch");
  await write(url, "chat", group, member.token, "Wer bringt die Karten mit?");
  const pair = await start([admin], null);
  await write(url, "chat", pair, member.token, "Das war ein knappes Spiel!");
  await write(url, "chat", pair, admin.token, "Hast du Lust auf eine Revanche?");
  await write(url, "chat", pair, admin.token, "Morgen um sieben hätte ich Zeit.");
  await own.event<Update>("chat:overview:update", ({ changed }) =>
    changed.some(({ chatid, numberOfUnread }) => chatid === pair && numberOfUnread === 2),
  );
  await inviteBack(url, member, clara, own);
  own.close();
}

/** Clara invites the member back to a group that the member has left. */
async function inviteBack(url: string, member: Member, clara: Member, own: Line): Promise<void> {
  const hers = await Line.open(url, "user", `user-${clara.account.id}`, clara.token);
  const wish = { userids: [member.account.id], title: "Sonntagsrunde" };
  const { chatid } = await hers.ask<{ chatid: string }>("chat:startChat", wish);
  hers.close();
  const left = await Line.open(url, "chat", chatid, member.token);
  await left.ask("chat:leaveChat", {});
  left.close();
  const group = await Line.open(url, "chat", chatid, clara.token);
  await group.ask("chat:addUser", { userid: member.account.id });
  group.close();
  await own.event<Update>("chat:overview:update", ({ changed }) =>
    changed.some((chat) => chat.chatid === chatid && chat.invitedBy !== undefined),
  );
}

/** Bruno is rude in `general`; that message is reported, and so is Rumpel himself. */
async function complain(url: string, { token }: Member, bruno: Member): Promise<void> {
  const messageID = await write(url, "channel", "general", bruno.token, "Lern erst mal die Regeln!");
  const rudeness = { room: "general", messageID, reason: "So redet man nicht mit jemandem, der neu ist." };
  await post(url, "reportMessage", rudeness, token);
  await post(
    url,
    "reportPlayer",
    { username: "Rumpel", reason: "Verlässt jedes Spiel, das er verliert." },
    token,
  );
}

/** Writes into a channel or a chat as the user of this token. @returns the number of the message */
export async function write(
  url: string,
  party: "channel" | "chat",
  room: string,
  token: string,
  body: string,
): Promise<number> {
  const line = await Line.open(url, party, room, token);
  const { id } = await line.ask<{ id: number }>(`${party}:sendMessage`, { body });
  line.close();
  return id;
}
