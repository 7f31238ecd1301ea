import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dist } from "#scripts/process/paths.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";

const site = withSharedSite();
const get = (path: string) => fetch(site.url + path);

describe("every answer keeps to itself", () => {
  it.each([
    ["/", 200],
    ["/some/page/of/the/client", 200],
    ["/gameApi/getServerVersion", 200],
    ["/gameApi/openapi.json", 200],
    ["/gameApi/docs", 200],
    ["/gameApi/nothing", 404],
    ["/parties/game/999999", 404],
    ["/parties", 404],
    ["/dev/mails", 200],
    ["/dev/nothing", 404],
    ["/assets/gone.js", 404],
  ])("%s", async (path, expected) => {
    const { status, headers } = await get(path);
    expect(status).toBe(expected);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toMatch(/^(no-referrer|same-origin)$/);
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Strict-Transport-Security") ?? "").not.toContain("includeSubDomains");
  });
});

it.each([
  "/gameApi/getServerVersion",
  "/gameApi/nothing",
  "/parties/game/999999",
  "/dev/mails",
  "/dev/nothing",
])("%s is kept by nobody", async (path) => {
  expect((await get(path)).headers.get("Cache-Control")).toBe("no-store");
});

describe("a file of the site", () => {
  it("is kept for good where its name changes with its contents", async () => {
    const [name] = readdirSync(join(dist, "client/assets"));
    const { status, headers } = await get(`/assets/${name}`);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  it("is asked for again each time where its name stays, as that of the service worker and of what the site is installed by", async () => {
    for (const [path, type] of [
      ["/sw.js", "text/javascript"],
      ["/sw.js?offline", "text/javascript"],
      ["/de.webmanifest", "application/manifest+json"],
      ["/apple-touch-icon.png", "image/png"],
    ]) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get("Cache-Control")]).toEqual([
        path,
        200,
        "public, max-age=0, must-revalidate",
      ]);
      expect(headers.get("Content-Type")).toContain(type);
    }
  });

  it("is whole where it is the service worker, which loads no other", async () => {
    expect(await (await get("/sw.js")).text()).not.toMatch(/\b(import|export)\b/);
  });

  it.each(["/assets/index-gone.js", "/assets/", "/assets/no/where", "/gone.png"])(
    "that is not there, like %s, is said to be missing, and nobody keeps that",
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get("Cache-Control")]).toEqual([404, "no-store"]);
      expect(headers.get("Content-Type")).toContain("application/json");
    },
  );
});

describe("the page", () => {
  it.each(["/", "/de", "/en/game?gameID=1", "/de/resetpassword/Erika/0123"])(
    "is found at %s, and asked for again each time",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.redirected).toBe(false);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
      expect(await response.text()).toContain('<div id="root"><');
    },
  );

  it("need not be sent again to whoever has it", async () => {
    const tag = (await get("/de")).headers.get("ETag") ?? "";
    expect(tag).not.toBe("");
    expect((await fetch(`${site.url}/de`, { headers: { "If-None-Match": tag } })).status).toBe(304);
  });
});
