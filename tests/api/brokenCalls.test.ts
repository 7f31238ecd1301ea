import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import type { ApiCall } from "#schema/api/call.ts";
import { apiCalls } from "#schema/api/calls/index.ts";
import { limits } from "#schema/limits.ts";
import { holdAgainstDocument } from "#tests/support/openApi.ts";
import { withSite } from "#tests/support/site.ts";

const site = withSite({ vars: { BODY_MS: "400" } });

/** A connection to the site that can send arbitrary bytes. */
function aLine(): Socket {
  const { hostname, port } = new URL(site.url);
  return connect({ host: hostname, port: Number(port), allowHalfOpen: true });
}

const begun = (path: string, header: string, method = "POST") =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${header}\r\n\r\n{"a":`;

/** Everything received until a whole JSON answer has arrived or the connection has ended. */
async function answerOf(line: Socket): Promise<string> {
  let came = "";
  line.setEncoding("utf8").on("data", (chunk) => (came += chunk));
  while (!/\r\n\r\n\{.*\}/s.test(came) && !line.readableEnded) {
    await Promise.race([once(line, "data"), once(line, "end")]);
  }
  line.destroy();
  return came;
}

/** What a stack trace or a file path contains. */
const inner = /\n\s+at |file:|\/node_modules\/|\.(js|ts):\d/;

describe("a call with thousands of headers", () => {
  it.each(["/", "/gameApi/getServerVersion", "/parties/game/1", "/nowhere"])(
    "is refused at %s, without a word of what is inside",
    async (path) => {
      const headers = Array.from({ length: 5000 }, (_, at) => `X-${at}: 1\r\n`).join("");
      const line = aLine();
      line.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
      const answer = await answerOf(line);
      expect(answer).toMatch(/^HTTP\/1.1 431 /);
      expect(answer).toContain(`at most ${limits.requestHeaders} headers`);
      expect(answer).not.toMatch(inner);
    },
  );
});

describe("a body", () => {
  it.each(["Content-Length: 100", "Transfer-Encoding: chunked"])(
    "that is cut off (%s) is the caller's fault, and nothing is done",
    async (header) => {
      for (const name of ["guestSession", "login", "sign-up", "uploadProfilePicture"]) {
        const line = aLine();
        line.end(begun(`/gameApi/${name}`, header));
        const answer = await answerOf(line);
        expect(answer).toMatch(/^HTTP\/1.1 422 /);
        expect(answer).toContain('"error":"invalid"');
        expect(answer).not.toMatch(inner);
      }
    },
  );

  it("that goes on dripping is not waited for", async () => {
    const line = aLine();
    line.write(begun("/gameApi/login", "Content-Length: 10000"));
    const drip = setInterval(() => line.write(" "), 50);
    const answer = await answerOf(line).finally(() => clearInterval(drip));
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"error":"too_slow"');
  });
});

it("every call that takes a body waits for it only so long", async () => {
  const calls = Object.values(apiCalls)
    .flat()
    .filter(({ body, file }: ApiCall) => body || file);
  const answers = calls.map(async ({ method, path }) => {
    const name = path.replace(/\{\w+\}/g, "1").slice(1);
    const line = aLine();
    line.write(begun(`/gameApi/${name}`, "Content-Length: 100", method));
    const [head, body] = (await answerOf(line)).split("\r\n\r\n");
    const answer = { status: Number(head.split(" ")[1]), body: JSON.parse(body) };
    holdAgainstDocument(method, name, answer);
    return [path, answer.body.error];
  });
  expect(await Promise.all(answers)).toEqual(calls.map(({ path }) => [path, "too_slow"]));
});

describe("the clock", () => {
  it.each(["", "Bearer ", "Bearer undefined", "Bearer 00000000-0000-0000-0000-000000000000"])(
    "is nobody's to set off who has not its secret (%j)",
    async (Authorization) => {
      const answer = await fetch(`${site.url}/dev/clock`, { method: "POST", headers: { Authorization } });
      expect(answer.status).toBe(404);
    },
  );

  it.each(["local", "mf", "handler"])(
    "is not set off by miniflare's own address /cdn-cgi/%s/scheduled",
    async (area) => {
      const answer = await fetch(`${site.url}/cdn-cgi/${area}/scheduled`);
      expect(await answer.text()).not.toBe("ok");
    },
  );
});
