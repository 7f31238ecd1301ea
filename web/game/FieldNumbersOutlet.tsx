import { type ReactNode, Suspense } from "react";
import { usePreference } from "#web/preferences/usePreference.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import type { Layout } from "./geometry/layout.ts";

const FieldNumbers = lazyPart(
  () => import("./FieldNumbers.tsx"),
  ({ FieldNumbers }) => FieldNumbers,
);

/** The numbers of the fields over a board, for those who want them. */
export function FieldNumbersOutlet({ layout }: { layout: Layout }): ReactNode {
  const [areShown] = usePreference("showsFieldNumbers");
  return (
    areShown && (
      <Suspense>
        <FieldNumbers layout={layout} />
      </Suspense>
    )
  );
}
