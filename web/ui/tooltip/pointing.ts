/** What has a tooltip and is pointed at, by the pointer or by the focus that the keyboard has moved there. */
export interface PointedAt {
  trigger: HTMLElement;
  by: "hover" | "focus";
  event: Event;
}

/** `"left"`: nothing with a tooltip is pointed at any more; `"pressed"`: it was pressed; `undefined`: nothing ever was. */
export type Pointing = PointedAt | "left" | "pressed" | undefined;

/** What tells that something is pointed at, or no longer. */
export const pointingEvents = ["pointerover", "pointerout", "pointerdown", "click", "focusin", "focusout"];

/** What is pointed at after an event. A finger points at nothing but what there is to explain: it presses. */
export function afterEvent(before: Pointing, event: Event): Pointing {
  const { type, target } = event;
  if (before === undefined && triggerOf(target) === undefined) return before;
  switch (type) {
    case "pointerover":
      return afterHover(before, event as PointerEvent);
    case "pointerout":
      // The pointer has left the window.
      return (event as PointerEvent).relatedTarget === null ? withoutHover(before) : before;
    case "focusin": {
      const trigger = triggerOf(target);
      if (trigger === target && trigger?.matches(":focus-visible")) return { trigger, by: "focus", event };
      return withoutFocus(before);
    }
    case "focusout":
      return withoutFocus(before);
    case "click": {
      const trigger = triggerOf(target);
      if (trigger?.dataset.tooltipPress !== undefined) return { trigger, by: "focus", event };
      return before && "pressed";
    }
    default:
      return before && "pressed";
  }
}

function afterHover(before: Pointing, event: PointerEvent): Pointing {
  if (event.pointerType === "touch" || isTooltip(event.target)) return before;
  const trigger = triggerOf(event.target);
  if (trigger === undefined) return withoutHover(before);
  // It has only moved inside.
  if (trigger === triggerOf(event.relatedTarget)) return before;
  return { trigger, by: "hover", event };
}

function withoutHover(before: Pointing): Pointing {
  return isBy(before, "hover") ? "left" : before;
}

function withoutFocus(before: Pointing): Pointing {
  return isBy(before, "focus") ? "left" : before;
}

function isBy(pointing: Pointing, by: PointedAt["by"]): boolean {
  return typeof pointing === "object" && pointing.by === by;
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>("[data-tooltip]")) || undefined;
}

/** The pointer may go onto the tooltip, to mark and copy its text. */
function isTooltip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=tooltip]") !== null;
}
