import { describe, expect, it } from "vitest";
import { avatarOf } from "./avatar.ts";

const svgOf = (name: string) => decodeURIComponent(avatarOf(name).replace("data:image/svg+xml,", ""));

describe("the drawn picture of a player", () => {
  it("is the same for a name in any case, and however its umlauts are typed", () => {
    expect(avatarOf("Jürgen")).toBe(avatarOf("JU\u0308RGEN"));
  });

  it("shows the first letter", () => {
    expect(svgOf("ёлка")).toContain(">Ё</text>");
    expect(svgOf("guest4821 Berta")).toContain(">B</text>");
    expect(svgOf("")).toContain(">?</text>");
    expect(svgOf("<b")).toContain(">&#60;</text>");
  });

  it("differs between names", () => {
    const names = Array.from({ length: 26 }, (_, at) => `Ad${String.fromCharCode(97 + at)}`);
    expect(new Set(names.map(avatarOf)).size).toBe(26);
  });
});
