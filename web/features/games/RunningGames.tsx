import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { NearOutlet } from "#web/ui/loading/NearOutlet.tsx";

const RunningGameLists = lazyPart(
  () => import("./RunningGameLists.tsx"),
  ({ RunningGameLists }) => RunningGameLists,
);

/** The public running games, loaded when one comes near them; their heading is always there to be found. */
export function RunningGames() {
  const { t } = useTranslation("landing");
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} minHeight="14rem">
      <chakra.h2 id={id} fontSize="2xl" mb="4">
        {t("running.title")}
      </chakra.h2>
      <NearOutlet>
        <RunningGameLists />
      </NearOutlet>
    </chakra.section>
  );
}
