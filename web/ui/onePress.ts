/**
 * Makes one press one action: after a press was carried out when it ended, the browser still makes a click of it, which
 * would press whatever has appeared under the finger meanwhile. Nobody gets that click. A key's click passes.
 */
export function keepClickFromOthers(): void {
  const stop = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const end = (): void => {
    removeEventListener("click", stop, true);
    removeEventListener("pointerdown", end, true);
  };
  addEventListener("click", stop, true);
  // A drag makes no click, and the next press is another one.
  addEventListener("pointerdown", end, true);
}
