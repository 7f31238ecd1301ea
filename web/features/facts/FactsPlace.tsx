import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, useState } from "react";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { whenNear } from "#web/ui/loading/whenNear.ts";
import { Waiting } from "#web/ui/Waiting.tsx";

const FunFacts = lazyPart(
  () => import("./FunFacts.tsx"),
  ({ FunFacts }) => FunFacts,
);

/** The fun facts, for the end of a page: loaded when one comes near them, in space that is reserved for them. */
export function FactsPlace() {
  const [isNear, setNear] = useState(false);
  return (
    <chakra.div ref={whenNear(() => setNear(true))} minHeight={{ base: "20rem", md: "15rem" }} pt="12">
      <Suspense fallback={<Waiting />}>{isNear && <FunFacts />}</Suspense>
    </chakra.div>
  );
}
