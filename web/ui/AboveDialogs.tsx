import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { openDialogs } from "./openDialogs.ts";
import { useStore } from "./useStore.ts";

/**
 * What must be seen and pressed whatever dialog is open: it stands at the end of the page, or inside the topmost dialog.
 * It moves there as it is, so nothing in it starts again and a screen reader announces nothing twice.
 */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement("div"));
  const dialogs = useStore(openDialogs);
  const host = dialogs.at(-1) ?? document.body;
  useLayoutEffect(() => {
    host.append(place);
    return () => place.remove();
  }, [host, place]);
  return createPortal(children, place);
}
