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

it("does nothing that waits in the name of who signs in next", async () => {
  session.write({ username: "Anna", token: "a" });
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const keep = (what: string, act: () => Promise<void>) =>
    queries
      .getMutationCache()
      .build(queries, {
        scope: { id: "settings" },
        mutationFn: async () => {
          done.push(what);
          await act();
        },
      })
      .execute(undefined);
  const keeping = keep("mails of Anna", () => first.promise);
  void keep("mails of Anna again", async () => {});
  await expect.poll(() => done).toEqual(["mails of Anna"]);
  session.write({ username: "Ben", token: "b" });
  const next = keep("mails of Ben", async () => {});
  first.resolve();
  await keeping;
  await next;
  expect(done).toEqual(["mails of Anna", "mails of Ben"]);
});
