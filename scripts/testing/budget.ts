/**
 * What `npm test` may cost, in seconds of processor time by project, on a machine whose fixed loop (machine.ts) takes
 * `loopMs`. On another machine all of it is scaled. A run that takes over `tolerance` times as much fails: growth is a
 * decision, made here. Who needs more finds it in another project, or says in the commit why the whole may grow.
 */
export const budget = {
  loopMs: 70,
  tolerance: 1.3,
  cpuSeconds: {
    unit: 75,
    web: 35,
    rooms: 240,
    faults: 80,
    api: 520,
    e2e: 360,
  },
} as const;

/** By how much the budget is scaled on a machine whose fixed loop takes so many ms. */
export function scaleFor(loopMs: number): number {
  return loopMs / budget.loopMs;
}

/** The projects that took more than they may, each as a line with its figures, in minutes. */
export function overBudget(cpuSeconds: ReadonlyMap<string, number>, loopMs: number): string[] {
  const scale = scaleFor(loopMs) * budget.tolerance;
  return Object.entries(budget.cpuSeconds).flatMap(([project, seconds]) => {
    const taken = cpuSeconds.get(project);
    if (taken === undefined || taken <= seconds * scale) return [];
    return [
      `${project} took ${inMinutes(taken)} minutes of processor time, and may take ${inMinutes(seconds * scale)} here (scripts/testing/budget.ts).`,
    ];
  });
}

/** Seconds as minutes with one decimal. */
export function inMinutes(seconds: number): string {
  return (seconds / 60).toFixed(1);
}
