/** What a test has to fail for although nobody waits for it: a text that is missing, an answer that the API can't give. */
const faults: string[] = [];

/** Fails the running test at its end. */
export function fault(what: string): void {
  faults.push(what);
}

/** The faults since the last call, which the test does not fail for any more. */
export function takeFaults(): string[] {
  return faults.splice(0);
}
