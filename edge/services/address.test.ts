import { describe, expect, it } from "vitest";
import { networksOf, plainAddressOf } from "./address.ts";

const from = (headers: Record<string, string>) => new Request("http://tac.test/", { headers });

describe("an address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("%s counts as %s", (address, key) => {
    expect(plainAddressOf({ ADDRESS_HEADER: "X-Real-IP" }, from({ "X-Real-IP": address }))).toBe(key);
  });

  it("is what the nearest proxy has seen, whatever was said before", () => {
    const request = from({ "X-Forwarded-For": "203.0.113.9, 198.51.100.2,192.0.2.7" });
    expect(plainAddressOf({ ADDRESS_HEADER: "X-Forwarded-For" }, request)).toBe("192.0.2.7");
  });

  it("is one for all where no header is trusted, or where it is missing or empty", () => {
    const invented = from({ "CF-Connecting-IP": "203.0.113.9", "X-Forwarded-For": "203.0.113.9" });
    expect(plainAddressOf({}, invented)).toBe("unknown");
    expect(plainAddressOf({ ADDRESS_HEADER: "" }, invented)).toBe("unknown");
    expect(plainAddressOf({ ADDRESS_HEADER: "X-Real-IP" }, invented)).toBe("unknown");
    expect(plainAddressOf({ ADDRESS_HEADER: "X-Real-IP" }, from({ "X-Real-IP": " " }))).toBe("unknown");
  });
});

describe("the networks of an address", () => {
  const networksFrom = (address: string) =>
    networksOf({ ADDRESS_HEADER: "X-Real-IP" }, from({ "X-Real-IP": address }));

  it("are those that contain it, in widening steps, each of which may create more", () => {
    expect(networksFrom("2001:db8:12:3456:7::9")).toEqual([
      { network: "2001:db8:12:3456::/64", times: 1 },
      { network: "2001:db8:12:3400::/56", times: 4 },
      { network: "2001:db8:12::/48", times: 16 },
    ]);
  });

  it("are the address itself for IPv4, and none where it is unknown", () => {
    expect(networksFrom("192.0.2.7")).toEqual([{ network: "192.0.2.7", times: 1 }]);
    expect(networksOf({}, from({ "X-Real-IP": "192.0.2.7" }))).toEqual([]);
  });
});
