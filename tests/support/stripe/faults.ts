/** What goes wrong with a call. */
export type Fault = {
  /** Which calls: the method, and a part of the path. Without them any. */
  method?: string;
  path?: string;
  /**
   * An answer instead of the effect (500, 429, 400 …); `slow`: the effect, and no answer until the client gives up;
   * `lost`: the effect, and the connection ends without an answer; `unreachable`: neither.
   */
  kind: number | "slow" | "lost" | "unreachable";
  /** How many calls; 1 if left out. */
  times?: number;
};

export function newFaults() {
  let faults: Fault[] = [];
  return {
    add(fault: Fault): void {
      faults.push({ times: 1, ...fault });
    },
    clear(): void {
      faults = [];
    },
    /** The fault that meets this call, if any. It is used up by that. */
    take(method: string, path: string): Fault | undefined {
      const fault = faults.find(
        (known) =>
          known.times! > 0 &&
          (known.method === undefined || known.method === method) &&
          path.includes(known.path ?? ""),
      );
      if (fault) fault.times! -= 1;
      return fault;
    },
  };
}
