import { limits } from "#schema/limits.ts";
import { createStore } from "./store.ts";

export type ToastKind = "info" | "success" | "warning" | "error";

export interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  text?: string;
  /** What it is about, for `closeToastsAbout`. */
  about?: string;
  /** A button for an action; pressing it closes the toast. */
  action?: { text: string; act: () => void };
  /** Called when the user closes it by its cross. */
  onDismiss?: () => void;
  /** How long it stays, in ms; the time stops while a pointer or the focus is on it. */
  lifetimeMs: number;
}

/** The visible toasts, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

let lastID = 0;
let most: number = limits.toastsShown;

/**
 * Shows a toast in the corner of the page. Where there are as many as may be, the oldest one goes.
 * @returns its id, for closing it
 */
export function showToast(
  toast: Omit<Toast, "id" | "lifetimeMs"> & { lifetimeMs?: number | undefined },
): number {
  lastID += 1;
  const all = [
    ...toasts.read(),
    { ...toast, lifetimeMs: toast.lifetimeMs ?? limits.toastLifetimeMs, id: lastID },
  ];
  toasts.write(all.slice(-most));
  return lastID;
}

/** Shows at most so many toasts, until the function that this returns is called. */
export function showFewToasts(count: number): () => void {
  most = count;
  if (toasts.read().length > most) toasts.write(toasts.read().slice(-most));
  return () => {
    most = limits.toastsShown;
  };
}

export function closeToast(id: number): void {
  toasts.write(toasts.read().filter((toast) => toast.id !== id));
}

/** Closes what has been said about something, which is over, or of which something newer is said. */
export function closeToastsAbout(about: string): void {
  const left = toasts.read().filter((toast) => toast.about !== about);
  if (left.length < toasts.read().length) toasts.write(left);
}
