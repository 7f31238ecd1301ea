import { Suspense } from "react";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const ErrorWords = lazyPart(
  () => import("./failed.ts"),
  ({ ErrorWords }) => ErrorWords,
);

/** In place of a page that has failed. */
export function PageFailed() {
  return (
    <Suspense>
      <ErrorWords />
    </Suspense>
  );
}
