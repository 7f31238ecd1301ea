import { expect, test } from "vitest";
import { beginSession, endSession } from "../session.ts";
import { channelsRead, setRead } from "./channelsRead.ts";

test("what one user has read is not read for the next one", () => {
  beginSession({ username: "Anna", token: "a" });
  setRead("general", 12);
  expect(channelsRead.read()).toEqual({ general: 12 });
  endSession();
  beginSession({ username: "Carl", token: "c" });
  expect(channelsRead.read()).toEqual({});
});
