import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { NearPlace } from "#web/ui/loading/NearPlace.tsx";

const Teaser = lazyPart(
  () => import("./Teaser.tsx"),
  ({ Teaser }) => Teaser,
);

/** The next tournament, for far down a page. */
export function TeaserPlace() {
  return (
    <NearPlace minHeight={{ base: "20rem", md: "11rem" }} pt="12">
      <Teaser />
    </NearPlace>
  );
}
