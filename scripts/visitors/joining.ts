import type { AccountAnswer, LoginAnswer } from "#schema/api/accounts.ts";
import { send } from "./calling.ts";
import { Line } from "./line.ts";
import { linkInMail } from "./mails.ts";

/** A signed-in player as the client stores it. */
export type Member = { username: string; token: string; account: AccountAnswer };

/** The password of everybody who comes this way. */
export const password = "Kugel rollt weit 7";

/** Signs somebody up on the site at `url` and follows the link in the mail, as the client does. */
export async function signUp(url: string, username: string): Promise<void> {
  const email = `${username}@example.org`;
  await post(url, "sign-up", { username, email, password, locale: "de" });
  const link = new URL(await linkInMail(url, email, "activation")).searchParams;
  await post(url, "activation", {
    userID: Number(link.get("activationUserID")),
    token: link.get("activationToken") ?? "",
  });
}

/** Signs in somebody who has signed up this way, in a browser with this User-Agent; it stays signed in. */
export async function signIn(url: string, username: string, userAgent?: string): Promise<Member> {
  const body = { username, password, staySignedIn: true };
  const login = await send(url, "login", { body, userAgent });
  const {
    message: _,
    deviceToken: __,
    token,
    username: name,
    ...account
  } = (await login.json()) as LoginAnswer;
  return { username: name, token, account };
}

/** People who have signed up this way, each of whom signs in once: the site takes a quarter of a second for a password. */
export class Members {
  readonly #url: string;
  readonly #signedIn = new Map<string, Promise<Member>>();

  /** @param known those who have signed in already */
  constructor(url: string, known: readonly Member[]) {
    this.#url = url;
    for (const member of known) this.#signedIn.set(member.username, Promise.resolve(member));
  }

  /** The member of this name. */
  called(username: string): Promise<Member> {
    const member = this.#signedIn.get(username) ?? signIn(this.#url, username);
    this.#signedIn.set(username, member);
    return member;
  }
}

/**
 * Players of a match come to its game for a moment. If nobody of a team came, the tournament would decide the match in a few
 * minutes, and tell everybody concerned.
 */
export async function comeToMatch(url: string, gameID: number, players: readonly Member[]): Promise<void> {
  for (const { token } of players) (await Line.open(url, "game", String(gameID), token)).close();
}

/** Makes a call of the API with a body. @throws if it is refused */
export function post(url: string, name: string, body: unknown, token?: string): Promise<Response> {
  return send(url, name, { body, token });
}
