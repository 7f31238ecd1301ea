import { describe, expect, it } from "vitest";
import { hashPassword } from "#edge/services/passwords.ts";
import { findPlayer } from "#store/players.ts";
import { activateBy, aMember, goodPassword, mailsTo, resetTokenIn, signIn } from "#tests/support/accounts.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aUser, deleteAccount } from "#tests/support/users.ts";
import { createWaitingRoom } from "#tests/support/waitingRooms.ts";

const site = withSharedSite();
const newPassword = "sieben Murmeln";

async function signedIn(username: string) {
  await aMember(site.db, username);
  return (await signIn(site.url, username)).token;
}

const isGood = async (token: string) =>
  (await call(site.url, "socketTicket", { token, body: { party: "game", room: "0" } })).status !== 401;

describe.each([
  ["changeUsername", { username: "Somebody", password: goodPassword }],
  ["changeMail", { email: "somebody@example.org", password: goodPassword }],
  ["changePassword", { password: newPassword, password_old: goodPassword }],
])("%s", (name, body) => {
  it("is for those who are signed in with an account", async () => {
    expect(await call(site.url, name, { body })).toMatchObject({
      status: 401,
      body: { error: "unauthenticated" },
    });
    const { token } = await beGuest(site.url);
    expect(await call(site.url, name, { token, body })).toMatchObject({
      status: 403,
      body: { error: "forbidden" },
    });
  });
});

describe("changing the name", () => {
  it("keeps all sessions, here and elsewhere", async () => {
    const token = await signedIn("Anna");
    const other = (await signIn(site.url, "Anna")).token;
    const body = { username: "Antonia", password: goodPassword };
    expect(await call(site.url, "changeUsername", { token, body })).toMatchObject({ status: 204 });
    expect([await isGood(token), await isGood(other)]).toEqual([true, true]);
    expect(await signIn(site.url, "Antonia")).toMatchObject({ username: "Antonia" });
  });

  it("leaves the old one to nobody else, who are told that it is taken, but to its owner", async () => {
    const [token, other] = [await signedIn("Bertilda"), await signedIn("Hertha")];
    const rename = (username: string, by: string) =>
      call(site.url, "changeUsername", { token: by, body: { username, password: goodPassword } });
    const isFree = async (by?: string) =>
      (await call(site.url, "isUsernameFree?username=Bertilda", { method: "GET", token: by })).body;
    const signUp = async (username: string) => {
      const { status, body } = await call(site.url, "sign-up", {
        body: { username, email: "newcomer@example.org", password: goodPassword, locale: "de" },
      });
      return { status, body };
    };
    const taken = { status: 409, body: { error: "USERNAME_NOT_AVAILABLE" } };

    expect(await rename("Bertine", token)).toMatchObject({ status: 204 });
    expect(await rename("BertiIda", other)).toMatchObject(taken);
    const refused = await signUp("Bertilda");
    expect(refused).toMatchObject(taken);
    expect(refused).toEqual(await signUp("Bertine"));
    expect([await isFree(), await isFree(other), await isFree(token)]).toEqual([false, false, true]);
    expect(await rename("Bertilda", token)).toMatchObject({ status: 204 });

    await deleteAccount(site.url, token, goodPassword);
    await expect.poll(() => findPlayer(site.db, "Bertilda")).toBeUndefined();
    expect(await signUp("Bertilda")).toMatchObject(taken);
    expect(await rename("Bertilda", other)).toMatchObject(taken);
  });

  it("is seen at once at the table where one sits", async () => {
    const token = await signedIn("Lotte");
    const gameID = await beginGame(site.url, token);
    const socket = await RoomSocket.open(site.url, gameID, token);
    await call(site.url, "changeUsername", { token, body: { username: "Luise", password: goodPassword } });
    await socket.until(({ events }) => JSON.stringify(events).includes('"name":"Luise"'));
    socket.close();
  });

  it("counts for sockets that were open before, and for games that begin at the same moment", async () => {
    const token = await signedIn("Magda");
    const lobby = await RoomSocket.enter(site.url, "lobby", "main", token);
    const elsewhere = await RoomSocket.enter(site.url, "user", "me", (await signIn(site.url, "Magda")).token);
    const channel = await RoomSocket.enter(site.url, "channel", "general", token);
    const body = { username: "Mathilde", password: goodPassword };
    const [renamed, ...begun] = await Promise.all([
      call(site.url, "changeUsername", { token, body }),
      ...[1, 2, 3].map(() => beginGame(site.url, token)),
    ]);
    expect(renamed).toMatchObject({ status: 204 });
    await elsewhere.until(({ events }) => events.some(({ type }) => type === "user:name"));
    expect(elsewhere.events.find(({ type }) => type === "user:name")?.data).toEqual({ name: "Mathilde" });
    elsewhere.close();
    // A game that missed the news is told with the next minute.
    await site.tick();
    const spectator = (await beGuest(site.url)).token;
    const isNamedIn = async (party: "game" | "waiting" | "channel", room: string) => {
      const socket = await RoomSocket.enter(site.url, party, room, spectator);
      await socket.until(({ events }) => {
        const now = JSON.stringify(events.findLast(({ type }) => type.endsWith(":snapshot")));
        return now.includes('"name":"Mathilde"') && !now.includes("Magda");
      });
      socket.close();
    };
    const room = await createWaitingRoom(lobby);
    await isNamedIn("waiting", room);
    for (const gameID of begun) await isNamedIn("game", String(gameID));
    await channel.ask("channel:sendMessage", { body: "still me" });
    await isNamedIn("channel", "general");
    lobby.close();
    channel.close();
  });

  it("may be one of capitals alone", async () => {
    const token = await signedIn("berta");
    const body = { username: "Berta", password: goodPassword };
    expect(await call(site.url, "changeUsername", { token, body })).toMatchObject({ status: 204 });
  });

  it("is refused with a wrong password, a name that is taken, or none at all", async () => {
    const token = await signedIn("Clara");
    await aUser(site.db, "Paul");
    const change = (username: string, password = goodPassword) =>
      call(site.url, "changeUsername", { token, body: { username, password } });
    expect(await change("Claudia", "wrong")).toMatchObject({
      status: 403,
      body: { error: "wrong_password" },
    });
    expect(await change("PauI")).toMatchObject({ status: 409, body: { error: "USERNAME_NOT_AVAILABLE" } });
    expect(await change("C")).toMatchObject({ status: 422, body: { details: [{ field: "username" }] } });
  });
});

describe("changing the address", () => {
  it("counts once the link that went to the new one was followed", async () => {
    const token = await signedIn("Doris");
    const body = { email: "doris.neu@example.org", password: goodPassword };
    expect(await call(site.url, "changeMail", { token, body })).toMatchObject({ status: 204 });
    expect(await signIn(site.url, "Doris")).toMatchObject({ email: "Doris@example.org" });
    expect(await mailsTo(site.url, body.email)).toMatchObject([{ kind: "newAddress", locale: "de" }]);
    expect(await activateBy(site.url, body.email)).toMatchObject({ status: 200 });
    expect(await signIn(site.url, "Doris")).toMatchObject({ email: body.email });
    expect(await isGood(token)).toBe(true);
  });

  it.each([
    ["de", "Nora", /E-Mail-Adresse wurde geändert/],
    ["en", "Olga", /address was changed/],
    ["ru", "Paula", /адрес .* изменён/],
  ] as const)("is told at the address before (%s), and only once it counts", async (locale, name, words) => {
    const token = await signedIn(name);
    await call(site.url, "setLocale", { token, body: { locale } });
    const email = `${name}.neu@example.org`;
    await call(site.url, "changeMail", { token, body: { email, password: goodPassword } });
    expect(await mailsTo(site.url, `${name}@example.org`)).toEqual([]);
    await activateBy(site.url, email);
    const [news, ...others] = await mailsTo(site.url, `${name}@example.org`);
    expect(others).toEqual([]);
    expect(news).toMatchObject({ kind: "addressChanged", locale, url: `${site.url}/${locale}/impressum` });
    expect(news.subject).toMatch(words);
    for (const text of [news.text, news.html]) {
      expect(text).toContain(name);
      expect(text).toContain(news.url);
    }
  });

  it("is refused where the address is taken, be it only when the link is followed", async () => {
    const token = await signedIn("Emma");
    await aUser(site.db, "Frida");
    const change = (email: string, password = goodPassword) =>
      call(site.url, "changeMail", { token, body: { email, password } });
    expect(await change("frida@EXAMPLE.org")).toMatchObject({
      status: 409,
      body: { error: "EMAIL_NOT_AVAILABLE" },
    });
    expect(await change("new@example.org", "wrong")).toMatchObject({ status: 403 });
    expect(await change("nowhere")).toMatchObject({ status: 422, body: { details: [{ field: "email" }] } });

    expect(await change("gerda@example.org")).toMatchObject({ status: 204 });
    await aUser(site.db, "Gerda");
    expect(await activateBy(site.url, "gerda@example.org")).toMatchObject({
      status: 409,
      body: { error: "EMAIL_NOT_AVAILABLE" },
    });
  });
});

describe("a link in a mail", () => {
  const change = (token: string, name: string, body: object) => call(site.url, name, { token, body });

  it("to a new address ends with the password that it was asked for with", async () => {
    for (const [name, end] of [
      ["Karla", (token: string) => ({ token, password: newPassword })],
      ["Laura", undefined],
    ] as const) {
      const token = await signedIn(name);
      const email = `${name}.thief@example.org`;
      expect(await change(token, "changeMail", { email, password: goodPassword })).toMatchObject({
        status: 204,
      });
      if (end) {
        await call(site.url, "requestPasswordReset", { body: { username: name } });
        const body = end(await resetTokenIn(site.url, `${name}@example.org`));
        expect(await call(site.url, "applyPasswordReset", { body })).toMatchObject({ status: 204 });
      } else {
        const body = { password: newPassword, password_old: goodPassword };
        expect(await change(token, "changePassword", body)).toMatchObject({ status: 200 });
      }
      expect(await activateBy(site.url, email)).toMatchObject({ status: 403, body: { error: "forbidden" } });
    }
  });

  it("that went to the address before ends with the new address, and with a new password", async () => {
    const token = await signedIn("Martha");
    const reset = async () => {
      await call(site.url, "requestPasswordReset", { body: { username: "Martha" } });
      return resetTokenIn(site.url, "Martha@example.org");
    };
    const apply = (secret: string) =>
      call(site.url, "applyPasswordReset", { body: { token: secret, password: "dritte Kugel" } });

    const first = await reset();
    await change(token, "changePassword", { password: newPassword, password_old: goodPassword });
    expect(await apply(first)).toMatchObject({ status: 404, body: { error: "token" } });

    const second = await reset();
    await change(token, "changeMail", { email: "martha.neu@example.org", password: newPassword });
    expect(await activateBy(site.url, "martha.neu@example.org")).toMatchObject({ status: 200 });
    expect(await apply(second)).toMatchObject({ status: 404, body: { error: "token" } });
  });
});

describe("changing the password", () => {
  it("keeps this session and ends all others", async () => {
    const token = await signedIn("Hanna");
    const other = (await signIn(site.url, "Hanna")).token;
    const body = { password: newPassword, password_old: goodPassword };
    expect(await call(site.url, "changePassword", { token, body })).toMatchObject({ status: 200 });
    expect([await isGood(token), await isGood(other)]).toEqual([true, false]);
    const login = (password: string) => call(site.url, "login", { body: { username: "Hanna", password } });
    expect(await login(goodPassword)).toMatchObject({ status: 401, body: { error: "password" } });
    expect(await login(newPassword)).toMatchObject({ status: 200 });
  });

  it("leaves no session to whoever signs in with the old one at the same time", async () => {
    // A hash that takes as long to check as a real user's.
    await aMember(site.db, "Quirina", { passwordHash: await hashPassword(goodPassword) });
    const { token } = await signIn(site.url, "Quirina");
    const old = () =>
      call<{ token: string }>(site.url, "login", { body: { username: "Quirina", password: goodPassword } });
    const body = { password: newPassword, password_old: goodPassword };
    const [first, changed, ...others] = await Promise.all([
      old(),
      call(site.url, "changePassword", { token, body }),
      ...[1, 2, 3].map(old),
    ]);
    expect(changed).toMatchObject({ status: 200 });
    for (const answer of [first, ...others]) {
      if (answer.status === 200) expect(await isGood(answer.body.token)).toBe(false);
      else expect(answer).toMatchObject({ status: 401, body: { error: "password" } });
    }
  });

  it("is refused with a wrong old one, or a new one that everybody has", async () => {
    const token = await signedIn("Ida");
    const change = (password: string, password_old = goodPassword) =>
      call(site.url, "changePassword", { token, body: { password, password_old } });
    expect(await change(newPassword, "wrong")).toMatchObject({
      status: 403,
      body: { error: "wrong_password" },
    });
    expect(await change("password1")).toMatchObject({
      status: 422,
      body: { details: [{ field: "password", message: "too_common" }] },
    });
  });
});
