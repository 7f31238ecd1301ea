import { onTestFinished } from "vitest";
import { call } from "#scripts/visitors/calling.ts";
import { Line } from "#scripts/visitors/line.ts";

/** Two against two, however else. */
export const wish = {
  variants: ["4x2m", "4x2n"],
  moveTimesMs: [null, 30_000, 60_000, 120_000],
  rated: [false],
  botsAfterMs: null,
};

type Status = { state: string; callID: number };

/** Guests without a browser who wait for a table on the site at `url`, and come whenever they are called. */
export async function othersWait(url: string, n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    const { token, id } = await call<{ token: string; id: number }>(url, "guestSession");
    const line = await Line.open(url, "user", `guest-${id}`, token);
    onTestFinished(() => line.close());
    await line.ask("queue:enter", { wish, partner: null });
    void comeAlways(line);
  }
}

async function comeAlways(line: Line): Promise<void> {
  const come = new Set<number>();
  for (;;) {
    const { queue } = await line
      .event<{ queue: Status | null }>(
        "queue:changed",
        ({ queue }) => queue?.state === "called" && !come.has(queue.callID),
      )
      // The test is over.
      .catch(() => ({ queue: null }));
    if (queue === null) return;
    come.add(queue.callID);
    await line.ask("queue:come", { callID: queue.callID }).catch(() => {});
  }
}
