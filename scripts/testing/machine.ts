import { createHash } from "node:crypto";

/**
 * How much processor time a fixed piece of work takes on this machine, in ms: what tests mostly do (hashing, text, sorting,
 * small objects). The least of some rounds, as others may run beside it. Budgets are scaled by it.
 */
export function fixedLoopMs(rounds = 5): number {
  return Math.min(...Array.from({ length: rounds }, oneRound));
}

function oneRound(): number {
  const before = process.cpuUsage();
  let seed = 1;
  for (let turn = 0; turn < 60; turn++) {
    const rows = Array.from({ length: 1500 }, (_, id) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return { id, name: `row ${seed}`, size: seed % 1000 };
    });
    rows.sort((one, other) => one.size - other.size || one.name.localeCompare(other.name, "en"));
    const text = JSON.stringify(rows);
    JSON.parse(text);
    createHash("sha256").update(text).digest("hex");
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
