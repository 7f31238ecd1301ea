import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";

const perks = ["tag", "looks", "fair"] as const;

/** What a sponsor gets. */
export function Perks() {
  const { t } = useTranslation("subscription");
  const { pathTo } = usePaths();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="xl" mb="2">
        {t("perks.title")}
      </chakra.h2>
      <chakra.ul display="grid" gap="1" ps="5" maxWidth="60ch" listStyleType="disc" textWrap="pretty">
        {perks.map((perk) => (
          <li key={perk}>{t(`perks.${perk}`)}</li>
        ))}
      </chakra.ul>
      <chakra.p mt="2">
        <TextLink to={pathTo("/settings")}>{t("perks.toSettings")}</TextLink>
      </chakra.p>
    </section>
  );
}

/** A link in a text. */
export const TextLink = chakra(Link, { base: { color: "accent.text", textDecoration: "underline" } });
