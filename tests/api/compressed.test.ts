import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { withSharedSite } from "#tests/support/sharedSite.ts";

const site = withSharedSite();

/** What is answered at a path to who accepts these encodings, as it arrives; `fetch` would decode it. */
async function arriving(
  path: string,
  encodings?: string,
): Promise<{ headers: IncomingMessage["headers"]; body: Buffer }> {
  const headers = encodings === undefined ? {} : { "Accept-Encoding": encodings };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(site.url + path, { headers }, resolve)
      .once("error", reject)
      .end();
  });
  expect(answer.statusCode).toBe(200);
  return { headers: answer.headers, body: await buffer(answer) };
}

const aScript = async () => /src="([^"]+\.js)"/.exec(String((await arriving("/rules")).body))?.[1] ?? "";

it.each([
  ["a page", async () => "/rules"],
  ["a script", aScript],
  ["a picture of lines", async () => "/icon.svg"],
  ["an answer of the API", async () => "/gameApi/getServerVersion"],
])("%s comes compressed to who can read that, and plain to others", async (_, pathOf) => {
  const path = await pathOf();
  const plain = await arriving(path);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  const packed = await arriving(path, "gzip, deflate, br");
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.body)).toEqual(plain.body);
  for (const { headers } of [plain, packed]) expect(headers.vary).toContain("Accept-Encoding");
  for (const refused of ["br;q=1, gzip;q=0", "identity", ""])
    expect((await arriving(path, refused)).headers).not.toHaveProperty("content-encoding");
});

it("a picture of dots is compressed already", async () => {
  expect((await arriving("/icon-192.png", "gzip")).headers).not.toHaveProperty("content-encoding");
});
