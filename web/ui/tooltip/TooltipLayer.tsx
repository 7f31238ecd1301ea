import { Tooltip, useTooltipContext } from "@ark-ui/react/tooltip";
import { chakra } from "@chakra-ui/react/styled-system";
import { type PointerEvent, useEffect, useEffectEvent, useMemo, useState } from "react";
import { AboveDialogs } from "../AboveDialogs.tsx";
import type { PointedAt, Pointing } from "./pointing.ts";

/** A tooltip's text, and where it stands if there is room: below, or where another trigger stands there, at the left. */
type Shown = { text: string; side: "bottom" | "left" };

/** What has a tooltip is known by its id. */
const ids = { trigger: (id = "") => id };

/** One tooltip for all that have one, above whatever dialog is open. */
export function TooltipLayer({ pointing }: { pointing: Exclude<Pointing, undefined> }) {
  const [{ text, side }, setShown] = useState<Shown>({ text: "", side: "bottom" });
  const positioning = useMemo(() => ({ strategy: "fixed", placement: side }) as const, [side]);
  return (
    <Tooltip.Root interactive lazyMount unmountOnExit ids={ids} positioning={positioning}>
      <Trigger pointing={pointing} onShow={setShown} />
      <AboveDialogs>
        {/* Screen readers have heard it from the control. */}
        <Tooltip.Positioner aria-hidden>
          <Bubble>{text}</Bubble>
        </Tooltip.Positioner>
      </AboveDialogs>
    </Tooltip.Root>
  );
}

/** Tells the tooltip what happens to what has one, in place of a component around each of them. */
function Trigger(props: { pointing: Exclude<Pointing, undefined>; onShow: (shown: Shown) => void }) {
  const { pointing, onShow } = props;
  const tooltip = useTooltipContext();
  const { open, triggerValue } = tooltip;

  const follow = useEffectEvent((now: typeof pointing): void => {
    if (now === "pressed") tooltip.setOpen(false);
    if (typeof now === "string" || saysItself(now)) {
      tooltip.getTriggerProps().onPointerLeave?.(undefined as never);
      return;
    }
    const { tooltip: text = "", tooltipSide } = now.trigger.dataset;
    onShow({ text, side: tooltipSide === "left" ? "left" : "bottom" });
    const value = idOf(now.trigger);
    if (now.by === "hover") {
      // Of the event it reads what the browser's own has, too.
      tooltip
        .getTriggerProps({ value })
        .onPointerMove?.(now.event as unknown as PointerEvent<HTMLButtonElement>);
      return;
    }
    tooltip.setTriggerValue(value);
    tooltip.setOpen(true);
  });
  const closeWithout = useEffectEvent((id: string): void => {
    if (document.getElementById(id) === null) tooltip.setOpen(false);
  });

  useEffect(() => follow(pointing), [pointing]);
  useEffect(() => {
    if (!open || triggerValue === null) return;
    // What has gone tells nobody that the pointer has left it.
    const watch = new MutationObserver(() => closeWithout(triggerValue));
    watch.observe(document.body, { childList: true, subtree: true });
    addEventListener("keydown", keepDialog, true);
    return () => {
      watch.disconnect();
      removeEventListener("keydown", keepDialog, true);
    };
  }, [open, triggerValue]);
  return null;
}

/** Escape closes the tooltip, not the dialog under it as well. */
function keepDialog(event: KeyboardEvent): void {
  if (event.key === "Escape") event.preventDefault();
}

/** Whether the text stands on the control itself, where there is room for it. */
function saysItself({ trigger }: PointedAt): boolean {
  return [...trigger.children].some(
    (part) => part.textContent === trigger.dataset.tooltip && part.getBoundingClientRect().width > 1,
  );
}

let idsGiven = 0;

function idOf(trigger: HTMLElement): string {
  trigger.id ||= `with-tooltip-${++idsGiven}`;
  return trigger.id;
}

const Bubble = chakra(Tooltip.Content, {
  base: {
    zIndex: "toast",
    maxWidth: "min(20rem, calc(100vw - 1rem))",
    px: "2.5",
    py: "1",
    border: "1px solid transparent",
    borderRadius: "sm",
    bg: "fg",
    color: "bg",
    fontSize: "sm",
    overflowWrap: "anywhere",
    boxShadow: "lg",
  },
});
