import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { named } from "../tooltip/named.ts";
import { CrownShape, SponsorShape } from "./markShapes.tsx";

/**
 * What a player wears on the picture: the crown of a place in the last tournament (1 is the winner's) at the top, the
 * tag of a sponsor opposite the dot of who is online.
 */
export function Marks({ placement, isSponsor }: { placement: number | undefined; isSponsor: boolean }) {
  const { t } = useTranslation();
  const crown = placement && t("player.crown", { placement });
  const tag = isSponsor && t("player.sponsor");
  return (
    <>
      {crown && (
        <Corner {...named(crown)} top="-0.55em" right="-0.2em" transform="rotate(18deg)">
          <CrownShape placement={placement} width="1.1em" />
        </Corner>
      )}
      {tag && (
        <Corner {...named(tag)} bottom="-0.25em" left="-0.3em">
          <SponsorShape width="1.05em" />
        </Corner>
      )}
    </>
  );
}

const Corner = chakra(
  "span",
  { base: { position: "absolute", display: "inline-flex" } },
  { defaultProps: { role: "img" } },
);
