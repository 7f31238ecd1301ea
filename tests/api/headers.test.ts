import { describe, expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";

const site = withSite();

describe("every answer keeps to itself", () => {
  it.each(["/", "/some/page/of/the/client", "/gameApi/getServerVersion"])("%s", async (path) => {
    const { status, headers } = await fetch(site.url + path);
    expect(status).toBe(200);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toMatch(/^(no-referrer|same-origin)$/);
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });
});
