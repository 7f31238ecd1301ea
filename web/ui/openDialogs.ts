import { createStore } from "./store.ts";

/** The open dialogs, the topmost last. What lies outside of the topmost one can be neither pressed nor reached by keyboard. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

/** Notes that a dialog has been opened, on top of all others. @returns a function that notes that it is closed */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  const others = () => openDialogs.read().filter((other) => other !== dialog);
  openDialogs.write([...others(), dialog]);
  return () => openDialogs.write(others());
}
