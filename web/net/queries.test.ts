import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { askAgain, queries } from "./queries.ts";
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

it("shows what is true after a change, also where the first answer of all was on its way during it", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ["getProfilePicture"],
    queryFn: () => answers[asked++]?.promise,
  });
  const leave = observer.subscribe(() => {});
  const whenShown = askAgain({ queryKey: ["getProfilePicture"] });
  await expect.poll(() => asked).toBe(2);
  answers[1]?.resolve("after");
  answers[0]?.resolve("before");
  await whenShown;
  expect(observer.getCurrentResult().data).toBe("after");
  leave();
});
