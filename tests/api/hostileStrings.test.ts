import { request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import type { ApiCall } from "#schema/api/call.ts";
import { apiCalls } from "#schema/api/calls/index.ts";
import type { ErrorAnswer } from "#schema/api/errors.ts";
import { call } from "#tests/support/api.ts";
import { nameOf, partsOf } from "#tests/support/everyCall.ts";
import { noText, stringsIn } from "#tests/support/hostileStrings.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();
let admin: string;
beforeAll(async () => {
  await aUser(site.db, "Ada");
  admin = await aSessionOf(site.db, await aUser(site.db, "Eve", { isAdmin: true }));
});

const calls = Object.values(apiCalls).flat();
const fieldsOf = (body: unknown) => (body as ErrorAnswer).details?.map(({ field }) => field);

describe("a body with what is no text is refused, and its field named:", () => {
  const fields = calls.flatMap((of) =>
    [...stringsIn(partsOf(of, "Ada").body)].map(
      ([field, changed]) => [nameOf(of), field, of, changed] as const,
    ),
  );

  it.each(fields)("%s: %s", async (_name, field, of, changed) => {
    for (const sign of noText) {
      const { path, query } = partsOf(of, "Ada");
      const { status, body } = await call(site.url, path + query, {
        method: of.method,
        token: admin,
        body: changed(sign),
      });
      expect({ status, fields: fieldsOf(body) }).toEqual({ status: 422, fields: [field] });
    }
  });

  // What the payment provider sends is not read: only its signature, and what it names.
  const isRead = ({ body, path }: ApiCall) => body && path !== "/subscription/webhook";
  it.each(calls.filter(isRead).map((of) => [nameOf(of), of] as const))(
    "%s: where it is no field at all",
    async (_name, of) => {
      const { path, query, body } = partsOf(of, "Ada");
      for (const sign of noText) {
        const more = { ...(body as object), [sign]: sign };
        const answer = await call(site.url, path + query, { method: of.method, token: admin, body: more });
        expect(answer).toMatchObject({ status: 422 });
      }
    },
  );
});

/** As written in an address. Half a character can only be forged there, and the rest of it is valid text. */
const escaped = noText.slice(1).map(encodeURIComponent);
const forged = ["%ED%A0%80", "%", "%C3%28", "%FF"];

describe("an address with what is no text is refused, and its field named:", () => {
  const parameters = calls.flatMap((of) =>
    [...new URLSearchParams(partsOf(of, "Ada").query).keys()].map((name) => [nameOf(of), name, of] as const),
  );

  it.each(parameters)("%s?%s=…", async (_name, name, of) => {
    const { path, query } = partsOf(of, "Ada");
    const answerTo = (sign: string) => {
      const spoilt = query.replace(new RegExp(`(?<=[?&]${name}=[^&]*)(?=&|$)`), sign);
      return call(site.url, path + spoilt, { method: of.method, token: admin });
    };
    for (const sign of escaped) {
      const { status, body } = await answerTo(sign);
      expect({ status, fields: fieldsOf(body) }).toEqual({ status: 422, fields: [name] });
    }
    for (const sign of forged) expect((await answerTo(sign)).status).toBeLessThan(500);
  });

  const named = calls.filter(({ path }) => path.includes("{"));
  it.each(named.map((of) => [nameOf(of), of] as const))("%s", async (_name, of) => {
    const [, name] = /\{(\w+)\}/.exec(of.path) ?? [];
    const answerTo = (sign: string) => {
      const path = of.path.slice(1).replace(`{${name}}`, `Ada${sign}`);
      return call(site.url, path, { method: of.method, token: admin, body: partsOf(of, "Ada").body });
    };
    for (const sign of escaped) {
      const { status, body } = await answerTo(sign);
      expect({ status, fields: fieldsOf(body) }).toEqual({ status: 422, fields: [name] });
    }
    for (const sign of forged) expect((await answerTo(sign)).status).toBeLessThan(500);
  });

  it.each(["/parties/game/1", "/parties/", "/parties/lobby/main?ticket=", "/gameApi/", "/dev/", "/"])(
    "%s…",
    async (path) => {
      for (const sign of [...escaped, ...forged]) {
        expect((await fetch(site.url + path + sign)).status).toBeLessThan(500);
      }
    },
  );
});

it("headers that are no text change nothing", async () => {
  for (const name of [
    "Authorization",
    "Content-Type",
    "If-None-Match",
    "Origin",
    "X-Forwarded-For",
    "Cookie",
  ]) {
    const { hostname, port } = new URL(site.url);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { [name]: "Bearer \u00e2\u0080\u00ae\u00ed\u00a0\u0080" };
      const asking = request(
        { hostname, port, path: "/gameApi/guestSession", method: "POST", headers },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      asking.once("error", reject);
      asking.end();
    });
    expect({ name, status }).toEqual({ name, status: 200 });
  }
});
