import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { NearOutlet } from "#web/ui/loading/NearOutlet.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";

const FunFacts = lazyPart(
  () => import("./FunFacts.tsx"),
  ({ FunFacts }) => FunFacts,
);

/** The fun facts, for the end of a page. */
export function FactsOutlet() {
  return (
    <NearOutlet minHeight={{ base: "20rem", md: "15rem" }} pt="12" fallback={<Waiting />}>
      <FunFacts />
    </NearOutlet>
  );
}
