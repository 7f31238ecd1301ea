import { limits } from "#schema/limits.ts";
import { createStore } from "./store.ts";

export type ToastKind = "info" | "success" | "warning" | "error";

export interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  text?: string;
  /** What one can do about it, by a button; pressed, it closes the toast. */
  action?: { text: string; act: () => void };
  /** Called when it is closed by its cross. */
  onDismiss?: () => void;
  /** How long it stays, in ms; not counted while a pointer or the focus is on it. */
  lifetimeMs: number;
}

/** The toasts that are to be seen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

let lastID = 0;

/**
 * Shows a note at the corner of the page.
 * @returns its id, by which it can be closed
 */
export function showToast(toast: Omit<Toast, "id" | "lifetimeMs"> & { lifetimeMs?: number }): number {
  lastID += 1;
  toasts.write([...toasts.read(), { lifetimeMs: limits.toastLifetimeMs, ...toast, id: lastID }]);
  return lastID;
}

export function closeToast(id: number): void {
  toasts.write(toasts.read().filter((toast) => toast.id !== id));
}
