import { showToast } from "#web/ui/toasts.ts";

/**
 * Shares a text and an address: by the system, if it can, else by copying.
 * @param words what a toast says after copying, and above the text where a page may not copy
 */
export async function share(
  text: string,
  url: string,
  words: { copied: string; byHand: string },
): Promise<void> {
  // Not every browser can.
  const system: Partial<Pick<Navigator, "share">> = navigator;
  if (system.share) {
    // Closing the system's dialog is not an error.
    await system.share({ text, url }).catch(() => {});
    return;
  }
  const whole = `${text}\n${url}`;
  try {
    await navigator.clipboard.writeText(whole);
    showToast({ kind: "success", title: words.copied });
  } catch {
    showToast({ kind: "info", title: words.byHand, text: whole });
  }
}
