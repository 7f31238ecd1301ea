import { afterEach, expect, it } from "vitest";
import { session } from "#web/net/session.ts";
import { serialActions } from "./serialActions.ts";

afterEach(() => session.write(undefined));

function watched() {
  const happened: string[] = [];
  const runSerially = serialActions((isBusy) => happened.push(isBusy ? "busy" : "idle"));
  const begun: Record<string, PromiseWithResolvers<string>> = {};
  const start = (name: string) =>
    runSerially(name, () => {
      happened.push(name);
      begun[name] = Promise.withResolvers();
      return begun[name].promise;
    });
  return { happened, begun, start };
}

it("does another action when the one before it is over, and loses none", async () => {
  const { happened, begun, start } = watched();
  const hidden = start("hide");
  const warned = start("warn");
  await expect.poll(() => happened).toContain("hide");
  expect(happened).not.toContain("warn");
  begun.hide.resolve("hidden");
  expect(await hidden).toBe("hidden");
  await expect.poll(() => happened).toContain("warn");
  expect(happened).not.toContain("idle");
  begun.warn.resolve("warned");
  expect(await warned).toBe("warned");
  expect(happened.at(-1)).toBe("idle");
});

it("leaves out the same press twice, and does the action again once it was done", async () => {
  const { happened, begun, start } = watched();
  const first = start("mute");
  expect(await start("mute")).toBeUndefined();
  await expect.poll(() => happened).toEqual(["busy", "mute"]);
  begun.mute.resolve("muted");
  expect(await first).toBe("muted");
  const second = start("mute");
  await expect.poll(() => happened).toEqual(["busy", "mute", "idle", "busy", "mute"]);
  begun.mute.resolve("muted again");
  expect(await second).toBe("muted again");
});

it("goes on behind a action that failed, and tells who asked for it", async () => {
  const { happened, begun, start } = watched();
  const failing = start("dismiss");
  const following = start("warn");
  await expect.poll(() => happened).toContain("dismiss");
  begun.dismiss.reject(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  await expect.poll(() => happened).toContain("warn");
  begun.warn.resolve("warned");
  expect(await following).toBe("warned");
});

it("does nothing that waits in the name of who signs in meanwhile", async () => {
  session.write({ username: "Anna", token: "a" });
  const { happened, begun, start } = watched();
  const taken = start("take");
  const left = start("leave");
  await expect.poll(() => happened).toContain("take");
  session.write({ username: "Ben", token: "b" });
  begun.take.resolve("lost");
  await taken;
  expect(await left).toBeUndefined();
  expect(happened).not.toContain("leave");
});
