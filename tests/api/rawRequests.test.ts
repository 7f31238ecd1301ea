import { connect } from "node:net";
import { expect, it } from "vitest";
import { withSharedSite } from "#tests/support/sharedSite.ts";

const site = withSharedSite();

/** The status line of the answer to a request, written as bytes. */
function statusOf(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.setEncoding("utf8");
    socket.once("data", (answer) => {
      resolve(String(answer).split("\r\n")[0]);
      socket.destroy();
    });
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("closed without an answer")));
    socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  });
}

it.each([
  ["a blank in it", "a b"],
  ["an unfinished address", "[::1"],
  ["a port that there is not", "a:99999"],
  ["a path", "a/b?c#d"],
  ["brackets", "<script>"],
  ["two names", "a\r\nHost: b"],
])("a Host header with %s is refused as the caller's fault", async (_what, host) => {
  expect(await statusOf("GET /gameApi/getServerVersion HTTP/1.1", `Host: ${host}`)).toBe(
    "HTTP/1.1 400 Bad Request",
  );
});

it("so is a question about the whole server", async () => {
  expect(await statusOf("OPTIONS * HTTP/1.1", "Host: a")).toBe("HTTP/1.1 400 Bad Request");
});

it("a tunnel is closed at once, and is no fault of ours", async () => {
  expect(await statusOf("CONNECT example.org:443 HTTP/1.1", "Host: example.org:443")).toBe("HTTP/1.1 200 OK");
});

it.each(["{", '{"clientIp":"192.0.2.1"}'])(
  "what a caller claims to be the platform's word (%s) is not read",
  async (blob) => {
    const lines = ["GET /gameApi/getServerVersion HTTP/1.1", "Host: localhost", `MF-CF-Blob: ${blob}`];
    expect(await statusOf(...lines)).toBe("HTTP/1.1 200 OK");
  },
);
