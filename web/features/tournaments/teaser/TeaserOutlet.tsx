import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { NearOutlet } from "#web/ui/loading/NearOutlet.tsx";

const Teaser = lazyPart(
  () => import("./Teaser.tsx"),
  ({ Teaser }) => Teaser,
);

/** The next tournament, for far down a page. */
export function TeaserOutlet() {
  return (
    <NearOutlet minHeight={{ base: "20rem", md: "11rem" }} pt="12">
      <Teaser />
    </NearOutlet>
  );
}
