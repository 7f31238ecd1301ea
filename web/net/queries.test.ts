import { expect, it } from "vitest";
import { queries } from "./queries.ts";
import { session } from "./session.ts";

it("forgets with a session what was asked in it, and keeps it while only settings change", () => {
  session.write({ username: "Anna", token: "a" });
  queries.setQueryData(["getEmailNotificationSettings"], { news: false });
  session.write({ username: "Annika", token: "a" });
  expect(queries.getQueryData(["getEmailNotificationSettings"])).toEqual({ news: false });
  session.write({ username: "Ben", token: "b" });
  expect(queries.getQueryData(["getEmailNotificationSettings"])).toBeUndefined();
});
