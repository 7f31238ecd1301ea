import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { durationInWords } from "./duration.ts";
import type { Fact } from "./facts.ts";
import { useFacts } from "./useFacts.ts";

/** Facts about the games and players of this site, one at a time; nothing before the first finished game. */
export function FunFacts() {
  const { t } = useTranslation("facts");
  const id = useId();
  const facts = useFacts();
  const [shown, setShown] = useState(0);
  if (facts === undefined) return <Waiting />;
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="2xl" mb="4">
        {t("title")}
      </chakra.h2>
      <Card>
        <chakra.p aria-live="polite" aria-atomic="true" textWrap="balance">
          <FactInWords fact={facts[shown]} />
        </chakra.p>
        <Button variant="outline" onClick={() => setShown((shown + 1) % facts.length)}>
          {t("next")}
        </Button>
      </Card>
    </section>
  );
}

/** The number of a fact, or what stands for one, and what it says. */
function FactInWords({ fact }: { fact: Fact }) {
  const { t, i18n } = useTranslation("facts");
  const { t: tWaiting } = useTranslation("waiting");
  if (fact.kind === "count") {
    const { name, count } = fact;
    return (
      <>
        <Figure>{count.toLocaleString(i18n.language)}</Figure> {t(`count.${name}`, { count })}
      </>
    );
  }
  if (fact.kind === "time") {
    return (
      <>
        <Figure>{durationInWords(fact.seconds, i18n.language)}</Figure> {t(`time.${fact.name}`)}
      </>
    );
  }
  const { most, least } = fact;
  return (
    <>
      <Figure>{tWaiting(`color.${most}`)}</Figure> {t("colors", { least: tWaiting(`color.${least}`) })}
    </>
  );
}

/** As high as the longest fact, so that the button stays where it is. */
const Card = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { md: "1fr auto" },
    gridTemplateRows: { base: "1fr auto", md: "none" },
    alignItems: { md: "center" },
    justifyItems: "start",
    gap: "4",
    minHeight: { base: "14rem", md: "8.5rem" },
    p: { base: "5", md: "6" },
    borderRadius: "lg",
    bg: "accent.subtle",
  },
});

const Figure = chakra("strong", {
  base: { display: "block", fontSize: { base: "2xl", md: "3xl" }, fontVariantNumeric: "tabular-nums" },
});
