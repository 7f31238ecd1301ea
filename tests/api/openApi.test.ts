import { describe, expect, it } from "vitest";
import { app } from "#edge/app.ts";
import { type OpenApi, openApi } from "#edge/openapi/document.ts";
import packageJson from "#package.json" with { type: "json" };
import { apiCalls } from "#schema/api/calls/index.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";

const site = withSharedSite();
const inDocument = Object.values(apiCalls).flatMap((calls) =>
  calls.map(({ method, path }) => `${method} /gameApi${path}`),
);
/**
 * The only paths that the document does not describe: its own, the operator's (docs/operations.md), and one that leads mail
 * programs to a page.
 */
const ownPages = [
  "GET /gameApi/docs",
  "GET /gameApi/openapi.json",
  "GET /gameApi/health",
  "GET /gameApi/metrics",
  "GET /gameApi/unsubscribe",
];

describe("the document of the API", () => {
  it("is served, with every call of the Worker and no other", async () => {
    const answer = await fetch(`${site.url}/gameApi/openapi.json`);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    const { openapi, info, paths } = (await answer.json()) as OpenApi;
    expect([openapi, info.version]).toEqual(["3.1.0", packageJson.version]);
    const served = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} /gameApi${path}`),
    );
    const routed = app.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    expect([...new Set(routed)].sort()).toEqual([...served, ...ownPages].sort());
    expect(served.sort()).toEqual(inDocument.sort());
  });

  it("is not sent again to who has it", async () => {
    const url = `${site.url}/gameApi/openapi.json`;
    const first = await fetch(url);
    const tag = first.headers.get("ETag") ?? "";
    const again = await fetch(url, { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await fetch(url, { headers: { "If-None-Match": '"another"' } })).status).toBe(200);
    await first.body?.cancel();
  });

  it("names every call once, and every part of a path that varies", () => {
    const operations = Object.entries(openApi(packageJson.version).paths).flatMap(([path, verbs]) =>
      Object.values(verbs).map((operation) => ({ path, ...operation })),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { path, parameters } of operations) {
      const named = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(named);
    }
  });

  it("is a page to read too, which runs no script", async () => {
    const answer = await fetch(`${site.url}/gameApi/docs`);
    const page = await answer.text();
    for (const call of inDocument) expect(page).toContain(`<code>${call}</code>`);
    expect(page).not.toContain("<script");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    const [, nonce] = /style-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(page).toContain(`<style nonce="${nonce}">`);
  });
});
