import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type ColorScheme, colorSchemes } from "#schema/settings.ts";
import { Check } from "#web/ui/Check.tsx";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { MoonIcon, SunIcon, SystemIcon } from "./lookIcons.tsx";
import { usePreference } from "./usePreference.ts";

const icons: Record<ColorScheme, () => ReactNode> = { system: SystemIcon, light: SunIcon, dark: MoonIcon };

/** The look of the site: light or dark, and colors for color-blind people. */
export function LookChoices() {
  const { t } = useTranslation();
  const [chosen, chooseScheme] = usePreference("colorScheme");
  const [isColorBlind, chooseColorBlind] = usePreference("isColorBlind");
  return (
    <chakra.div display="grid" gap="5">
      <ChoiceGroup
        legend={t("look.scheme")}
        value={chosen}
        onChange={chooseScheme}
        options={colorSchemes.map((scheme) => {
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
      <Check
        label={t("look.colorBlind")}
        hint={t("look.colorBlindHint")}
        isChecked={isColorBlind}
        onChange={chooseColorBlind}
      />
    </chakra.div>
  );
}
