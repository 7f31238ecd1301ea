import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { NearPlace } from "#web/ui/loading/NearPlace.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";

const FunFacts = lazyPart(
  () => import("./FunFacts.tsx"),
  ({ FunFacts }) => FunFacts,
);

/** The fun facts, for the end of a page. */
export function FactsPlace() {
  return (
    <NearPlace minHeight={{ base: "20rem", md: "15rem" }} pt="12" fallback={<Waiting />}>
      <FunFacts />
    </NearPlace>
  );
}
