/** The open dialogs, the topmost last, each with what had the focus before. */
const open = new Map<HTMLDialogElement, Element | null>();

const focusable = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Gives dialogs what every browser does for `showModal`, and the DOM of the tests does not: the focus goes into the dialog,
 * to what has `autofocus` or else to the first that can have it, and back when it is closed; Escape closes the topmost one;
 * and the event `close` comes a moment later. What a browser keeps outside out of reach can be reached here.
 */
export function standInForModals(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    if (this.open) throw new DOMException("It is open already.", "InvalidStateError");
    open.set(this, document.activeElement);
    this.open = true;
    const first =
      this.querySelector<HTMLElement>("[autofocus]") ?? this.querySelector<HTMLElement>(focusable);
    (first ?? this).focus();
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const before = open.get(this);
    open.delete(this);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    const topmost = [...open.keys()].filter(({ isConnected }) => isConnected).at(-1);
    if (key === "Escape" && !defaultPrevented) topmost?.close();
  });
}
