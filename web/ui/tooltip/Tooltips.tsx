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
    for (const type of pointingEvents) document.addEventListener(type, look, true);
    return () => {
      for (const type of pointingEvents) document.removeEventListener(type, look, true);
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
