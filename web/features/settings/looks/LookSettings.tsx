import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { boardWoods, cardBacks } from "#schema/looks.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { Tiles } from "#web/ui/choiceTiles.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { tableLook } from "../settingsQueries.ts";
import { useServerSettings } from "../useServerSettings.ts";
import { BackPicture, WoodPicture } from "./pictures.tsx";

/** What the own tables look like: a sponsor's choice, shown to everybody else. */
export function LookSettings() {
  const { t } = useTranslation("settings");
  const { settings, isError, change } = useServerSettings(tableLook);
  if (isError) return <Notice kind="error">{t("looks.failed")}</Notice>;
  if (!settings) return <Waiting />;
  const { boardWood, cardBack, sponsorUntil } = settings;
  const woods = boardWoods.map((wood) => ({
    value: wood,
    label: <Labelled picture={<WoodPicture wood={wood} />} name={t(`looks.wood.${wood}`)} />,
  }));
  const backs = cardBacks.map((back) => ({
    value: back,
    label: <Labelled picture={<BackPicture back={back} />} name={t(`looks.back.${back}`)} />,
  }));
  if (sponsorUntil === null)
    return (
      <>
        <Thanks isKept={boardWood !== "classic" || cardBack !== "classic"} />
        <Preview name={t("looks.boardWood")} options={woods} />
        <Preview name={t("looks.cardBack")} options={backs} />
      </>
    );
  return (
    <>
      <chakra.p maxWidth="60ch">{t("looks.thanks")}</chakra.p>
      <ChoiceGroup
        legend={t("looks.boardWood")}
        options={woods}
        value={boardWood}
        onChange={(wood) => change(() => ({ boardWood: wood }))}
      />
      <ChoiceGroup
        legend={t("looks.cardBack")}
        options={backs}
        value={cardBack}
        onChange={(back) => change(() => ({ cardBack: back }))}
      />
    </>
  );
}

/** Whom the looks are for, and the way to become one of them. */
function Thanks({ isKept }: { isKept: boolean }) {
  const { t } = useTranslation("settings");
  const { pathTo } = usePaths();
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.p maxWidth="60ch">
        {t("looks.forSponsors")} {isKept && t("looks.kept")}
      </chakra.p>
      <ButtonLink variant="outline" to={pathTo("/subscription")}>
        {t("looks.become")}
      </ButtonLink>
    </chakra.div>
  );
}

function Labelled({ picture, name }: { picture: ReactNode; name: string }) {
  return (
    <chakra.span display="block" width="100%">
      {picture}
      {name}
    </chakra.span>
  );
}

/** The options of a choice that is not the viewer's to make. */
function Preview({
  name,
  options,
}: {
  name: string;
  options: readonly { value: string; label: ReactNode }[];
}) {
  return (
    <chakra.div role="group" aria-label={name}>
      <chakra.p mb="1.5" fontSize="sm" fontWeight="medium" color="fg.muted">
        {name}
      </chakra.p>
      <Tiles count={options.length}>
        {options.map(({ value, label }) => (
          <chakra.span key={value} p="1.5" fontSize="sm" textAlign="center" lineHeight="1.25">
            {label}
          </chakra.span>
        ))}
      </Tiles>
    </chakra.div>
  );
}
