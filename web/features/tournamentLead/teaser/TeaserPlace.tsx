import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, useState } from "react";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { whenNear } from "#web/ui/loading/whenNear.ts";

const Teaser = lazyPart(
  () => import("./Teaser.tsx"),
  ({ Teaser }) => Teaser,
);

/** The next tournament, for far down a page: loaded when one comes near it, in space that is reserved for it. */
export function TeaserPlace() {
  const [isNear, setNear] = useState(false);
  return (
    <chakra.div ref={whenNear(() => setNear(true))} minHeight={{ base: "20rem", md: "11rem" }} pt="12">
      <Suspense>{isNear && <Teaser />}</Suspense>
    </chakra.div>
  );
}
