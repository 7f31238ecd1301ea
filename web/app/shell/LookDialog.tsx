import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "#web/ui/Choice.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { MoonIcon, SunIcon, SystemIcon } from "#web/ui/icons.tsx";
import { type ColourScheme, colourSchemes, useLook } from "../theme/look.ts";

const icons: Record<ColourScheme, () => ReactNode> = { system: SystemIcon, light: SunIcon, dark: MoonIcon };

/** How the site looks on this device: light or dark, and colours that everybody can tell apart. */
export function LookDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("look.title")} isOpen={isOpen} onClose={onClose}>
      <LookChoices />
    </Dialog>
  );
}

export function LookChoices() {
  const { t } = useTranslation();
  const [look, changeLook] = useLook();
  return (
    <chakra.div display="grid" gap="5">
      <Choice
        legend={t("look.scheme")}
        value={look.scheme}
        onChange={(scheme) => changeLook({ scheme })}
        options={colourSchemes.map((scheme) => {
          const Icon = icons[scheme];
          return {
            value: scheme,
            label: (
              <chakra.span display="grid" justifyItems="center" gap="1" py="1">
                <Icon />
                {t(`look.schemes.${scheme}`)}
              </chakra.span>
            ),
          };
        })}
      />
      <chakra.label display="flex" gap="3" alignItems="flex-start" minHeight="11" cursor="pointer">
        <chakra.input
          type="checkbox"
          flexShrink="0"
          mt="0.5"
          boxSize="5"
          accentColor="var(--tac-accent)"
          checked={look.isColourBlind}
          onChange={(event) => changeLook({ isColourBlind: event.target.checked })}
        />
        <span>
          <chakra.span display="block" fontWeight="medium">
            {t("look.colourBlind")}
          </chakra.span>
          <chakra.span fontSize="sm" color="fg.muted">
            {t("look.colourBlindHint")}
          </chakra.span>
        </span>
      </chakra.label>
    </chakra.div>
  );
}
