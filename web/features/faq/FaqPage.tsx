import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type RuleAnchor, rulesAddress } from "#web/game/rules/anchors.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";
import { operator } from "#web/ui/operator.ts";
import { Paragraphs, Prose } from "#web/ui/Prose.tsx";

const sections = {
  contributing: ["how", "errors"],
  playing: [
    "rules",
    "fair",
    "bots",
    "gone",
    "tac",
    "away",
    "days",
    "vacation",
    "notices",
    "offline",
    "watching",
    "peace",
  ],
  knownBug: ["seven"],
  technology: ["stack"],
} as const;
type Section = keyof typeof sections;
type Question = (typeof sections)[Section][number];

/** The paragraph of the rules that an answer is about. */
const ruleOf: Partial<Record<Question, RuleAnchor>> = {
  gone: "narr",
  tac: "tac-on-tac",
  seven: "seven-rest",
};

/** `/faq`: frequent questions, each with an answer to open. */
export default function FaqPage() {
  const { t } = useTranslation("faq");
  return (
    <Prose title={t("title")}>
      {(Object.keys(sections) as Section[]).map((section) => (
        <section key={section}>
          <h2>{t(`sections.${section}`)}</h2>
          {sections[section].map((question) => (
            <Answer key={question} question={question} />
          ))}
        </section>
      ))}
    </Prose>
  );
}

function Answer({ question }: { question: Question }) {
  const { t } = useTranslation("faq");
  const rule = ruleOf[question];
  return (
    <Fold>
      <summary>{t(`questions.${question}.asked`)}</summary>
      <Paragraphs text={t(`questions.${question}.answered`)} />
      {question === "errors" && <PageLink to="/impressum">{t("toImprint")}</PageLink>}
      {question === "offline" && <PageLink to="/offline">{t("toOffline")}</PageLink>}
      {question === "rules" && <PageLink to={rulesAddress()}>{t("toRules")}</PageLink>}
      {rule && <PageLink to={rulesAddress(rule)}>{t("toRule")}</PageLink>}
      {question === "how" && operator.sourceCode && (
        <p>
          <a href={operator.sourceCode}>{operator.sourceCode}</a>
        </p>
      )}
    </Fold>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathTo } = usePaths();
  return (
    <p>
      <Link to={pathTo(to)}>{children}</Link>
    </p>
  );
}

const Fold = chakra("details", {
  base: {
    mt: "3",
    px: "4",
    borderRadius: "md",
    bg: "bg.raised",
    boxShadow: "sm",
    "&[open]": { pb: "4" },
    "& summary": {
      display: "flex",
      gap: "3",
      minHeight: "11",
      py: "0.625rem",
      fontWeight: "medium",
      cursor: "pointer",
    },
    // A visual marker; the element itself tells screen readers whether it is open.
    "& summary::before": { content: "'+' / ''", width: "1ch", flexShrink: "0", color: "accent.text" },
    "&[open] summary::before": { content: "'−' / ''" },
    "& summary + p": { mt: "0" },
  },
});
