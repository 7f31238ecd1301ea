/** What a test has to fail for although nobody waits for it: a text that is missing, an answer that the API can't give. */
const faults: string[] = [];

/** Fails the running test at its end. */
export function fault(what: string): void {
  faults.push(what);
}

/** @throws if there was a fault since the last call */
export function throwFaults(): void {
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(found.join("\n"));
}
