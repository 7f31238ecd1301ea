import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { type ReactNode, Suspense, useState } from "react";
import { PartBoundary } from "../PartBoundary.tsx";
import { whenNear } from "./whenNear.ts";

/**
 * A part far down a page: rendered, and so loaded, when one comes near it.
 * @param props.fallback what is shown while it loads
 * @param props.space the place that is reserved for it, so that nothing moves when it appears
 */
export function NearOutlet({
  children,
  fallback,
  ...space
}: HTMLChakraProps<"div"> & { children: ReactNode; fallback?: ReactNode }) {
  const [isNear, setNear] = useState(false);
  return (
    <chakra.div ref={whenNear(() => setNear(true))} {...space}>
      <PartBoundary>
        <Suspense fallback={fallback}>{isNear && children}</Suspense>
      </PartBoundary>
    </chakra.div>
  );
}
