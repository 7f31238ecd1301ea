import { Suspense, useEffect, useReducer } from "react";
import { lazyPart } from "../loading/lazyPart.ts";
import { afterEvent, pointingEvents } from "./pointing.ts";

const TooltipLayer = lazyPart(
  () => import("./TooltipLayer.tsx"),
  ({ TooltipLayer }) => TooltipLayer,
);

/**
 * The tooltips, once per page: the text of `data-tooltip` (`named`) beside what the pointer or the keyboard's focus is
 * on. What shows them is loaded with the first.
 */
export function Tooltips() {
  const [pointing, look] = useReducer(afterEvent, undefined);
  useEffect(() => {
    // A browser shows the focus that the page itself has moved, too, as long as nothing was pressed.
    let isByKey = false;
    const hear = (event: Event) => {
      if (event.type === "keydown" || event.type === "pointerdown") isByKey = event.type === "keydown";
      if (event.type !== "keydown" && (event.type !== "focusin" || isByKey)) look(event);
    };
    const types = ["keydown", ...pointingEvents];
    for (const type of types) document.addEventListener(type, hear, true);
    return () => {
      for (const type of types) document.removeEventListener(type, hear, true);
    };
  }, []);
  return (
    pointing && (
      <Suspense>
        <TooltipLayer pointing={pointing} />
      </Suspense>
    )
  );
}
