import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { messages } from "#schema/db/messages.ts";
import type { Answer, Event } from "#schema/protocol/envelope.ts";
import { isReadQuestion } from "#schema/protocol/envelope.ts";
import type { Message } from "#schema/protocol/message.ts";
import { aMember, goodPassword, signIn } from "#tests/support/accounts.ts";
import { beGuest, beginGame, call, knock } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser, deleteAccount } from "#tests/support/users.ts";

const site = withSharedSite();

/** A socket to a room with messages, and the frames that it received. */
class Talk {
  readonly frames: (Event | Answer)[] = [];
  readonly #socket: WebSocket;

  constructor(party: string, room: string, ticket: string) {
    const address = `${site.url.replace(/^http/, "ws")}/parties/${party}/${room}?ticket=${ticket}`;
    // Node's WebSocket accepts headers; the browsers' one (whose type this is) does not.
    this.#socket = new WebSocket(address, { headers: { Origin: site.url } } as never);
    this.#socket.addEventListener("message", ({ data }) =>
      isReadQuestion(data) ? this.#socket.send(data) : this.frames.push(JSON.parse(String(data))),
    );
    onTestFinished(() => this.#socket.close());
  }

  /** Enters a room as the owner of the token, and waits for its first event. */
  static async enter(party: string, room: string, token: string): Promise<Talk> {
    const answer = await ticketFor(party, room, token);
    const talk = new Talk(party, answer.body.room, answer.body.ticket);
    await expect.poll(() => talk.frames).not.toEqual([]);
    return talk;
  }

  async ask(type: string, data: unknown): Promise<Answer> {
    const id = crypto.randomUUID();
    this.#socket.send(JSON.stringify({ id, type, data }));
    const answer = () => this.frames.find((frame): frame is Answer => "re" in frame && frame.re === id);
    await expect.poll(answer).toBeDefined();
    return answer() as Answer;
  }

  /** The room's last snapshot of everything in it. */
  get snapshot() {
    const last = this.frames.findLast((frame) => "type" in frame && frame.type.endsWith(":snapshot"));
    return last?.data as { messages: Message[]; may: string };
  }
}

const ticketFor = (party: string, room: string, token: string) =>
  call<{ ticket: string; room: string }>(site.url, "socketTicket", { token, body: { party, room } });

it.each([
  "channel/nobody",
  "channel/g-01",
  "channel/g-999999",
  `channel/w-${"A".repeat(22)}`,
  "channel/w-x",
  "chat/general",
  `chat/p-${"A".repeat(22)}`,
])("%s is no room: no socket, no ticket", async (path) => {
  expect(await knock(site.url, `/parties/${path}`)).toBe(404);
  const [party, room] = path.split("/");
  expect(await ticketFor(party, room, (await beGuest(site.url)).token)).toMatchObject({ status: 404 });
});

it("general, news and the channel of a game are open to everybody who reads", async () => {
  const gameID = await beginGame(site.url, (await beGuest(site.url)).token);
  for (const room of ["general", "news", `g-${gameID}`])
    expect(await knock(site.url, `/parties/channel/${room}`)).toBe(101);
});

it("a chat gives a ticket to its members alone", async () => {
  const [anna, ben] = [await aUser(site.db, "Chata"), await aUser(site.db, "Chatb")];
  const stranger = await aSessionOf(site.db, await aUser(site.db, "Chatc"));
  const token = await aSessionOf(site.db, anna);
  const home = await Talk.enter("user", "me", token);
  const started = await home.ask("chat:startChat", { userids: [ben], title: "Zu zweit" });
  const { chatid } = started.data as { chatid: string };
  expect(await ticketFor("chat", chatid, stranger)).toMatchObject({ status: 404 });
  expect(await ticketFor("chat", chatid, await aSessionOf(site.db, ben))).toMatchObject({ status: 200 });
});

it("admins write news, and who is blocked while writing is told so at once", async () => {
  const admin = await aSessionOf(site.db, await aUser(site.db, "Chef", { isAdmin: true }));
  const rowdy = await aSessionOf(site.db, await aUser(site.db, "Rabauke"));
  const news = await Talk.enter("channel", "news", admin);
  expect(await news.ask("channel:sendMessage", { body: "neu" })).toMatchObject({ status: 200 });
  const general = await Talk.enter("channel", "general", rowdy);
  expect(general.snapshot.may).toBe("write");
  await call(site.url, "moderation/Rabauke", { token: admin, body: { reason: "rude" } });
  await expect.poll(() => general.snapshot.may).toBe("blocked");
  expect(await general.ask("channel:sendMessage", { body: "doch" })).toMatchObject({ error: "blocked" });
  expect((await Talk.enter("channel", "general", rowdy)).snapshot.may).toBe("blocked");
  await call(site.url, "moderation/Rabauke", { token: admin, method: "DELETE" });
  await expect.poll(() => general.snapshot.may).toBe("write");
});

it("a deleted account leaves its messages, without a sender, in the room and in the database", async () => {
  const id = await aMember(site.db, "Vergesslich");
  const { token } = await signIn(site.url, "Vergesslich");
  const general = await Talk.enter("channel", "general", token);
  await general.ask("channel:sendMessage", { body: "das bleibt" });
  const stored = () => site.db.select().from(messages).where(eq(messages.body, "das bleibt"));
  await expect.poll(stored).toMatchObject([{ room: "general", senderId: id }]);
  const reader = await Talk.enter("channel", "general", (await beGuest(site.url)).token);
  expect(await deleteAccount(site.url, token, goodPassword)).toMatchObject({
    status: 204,
  });
  await expect
    .poll(() => reader.snapshot.messages.find((message) => message.body === "das bleibt")?.sender)
    .toBeNull();
  await expect.poll(stored).toMatchObject([{ senderId: null }]);
});
