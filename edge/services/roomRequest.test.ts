import { expect, test } from "vitest";
import { roomRequest } from "./roomRequest.ts";

const key = "a".repeat(22);
const asked = (address: string, query: string, from?: string) => {
  const url = `https://tac.test/parties/tournament/${address}${query}`;
  const { pathname, searchParams } = new URL(roomRequest("tournament", address, new Request(url), from).url);
  return { pathname, query: Object.fromEntries(searchParams) };
};

test("a visitor comes with the mark of their address, and with none of their own", () => {
  expect(asked("12", "?v=3", "seen").query).toEqual({ v: "3", from: "seen" });
  expect(asked("12", "?v=3&from=said&from=again", "seen").query).toEqual({ v: "3", from: "seen" });
  expect(asked("12", "?from=said").query).toEqual({});
});

test("who has a ticket comes with the mark, too: guests of an address share an allowance", () => {
  expect(asked("12", "?ticket=t&from=said", "seen").query).toEqual({ ticket: "t", from: "seen" });
});

test("the key in an address goes to the room of the name", () => {
  expect(asked(`12-${key}`, "?key=said")).toEqual({ pathname: "/parties/tournament/12", query: { key } });
});
