import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { chapters, paragraphsOf } from "#web/game/rules/chapters.ts";

/** The chapters that list their paragraphs, too: people look for a card. */
const chaptersOfCards: readonly string[] = ["cards", "masters"];

/** The table of contents beside the text, where there is room. */
export function ContentsBeside() {
  const { t } = useTranslation("rules");
  return (
    <Beside className="rules-contents" aria-label={t("contents")}>
      <ChapterLinks />
    </Beside>
  );
}

/** The table of contents folded above the text, where there is no room beside it. */
export function FoldedContents() {
  const { t } = useTranslation("rules");
  return (
    <Fold className="rules-contents">
      <summary>{t("contents")}</summary>
      <nav aria-label={t("contents")}>
        <ChapterLinks />
      </nav>
    </Fold>
  );
}

function ChapterLinks() {
  const { t } = useTranslation("rules");
  return (
    <Links>
      {chapters.map((chapter) => (
        <li key={chapter.id}>
          <a href={`#${chapter.id}`}>{t(`chapters.${chapter.id}`)}</a>
          {chaptersOfCards.includes(chapter.id) && (
            <ul>
              {paragraphsOf(chapter)
                .filter(({ cards }) => cards !== undefined)
                .map(({ id }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{t(`paragraphs.${id}.title`)}</a>
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
    </Links>
  );
}

const Fold = chakra("details", {
  base: {
    mt: "5",
    px: "4",
    borderRadius: "md",
    bg: "bg.raised",
    boxShadow: "sm",
    "&[open]": { pb: "2" },
    "& summary": { minHeight: "11", py: "0.625rem", fontWeight: "medium", cursor: "pointer" },
    "@container (min-width: 62rem)": { display: "none" },
  },
});

const Beside = chakra("nav", {
  base: {
    display: "none",
    position: "sticky",
    top: "4",
    maxHeight: "calc(var(--tac-page-height) - 2rem)",
    overflowY: "auto",
    "@container (min-width: 62rem)": { display: "block" },
  },
});

const Links = chakra("ul", {
  base: {
    listStyle: "none",
    "& ul": { listStyle: "none", ps: "3", ms: "1", borderStart: "1px solid", borderColor: "line" },
    "& a": {
      display: "flex",
      alignItems: "center",
      minHeight: "11",
      px: "2",
      borderRadius: "md",
      textDecoration: "none",
      _hover: { bg: "bg.sunken", color: "accent.text" },
    },
    "& ul a": { color: "fg.muted", fontSize: "sm" },
    // A pointer needs less room than a finger, and then all of it fits into a window.
    "@media (pointer: fine)": { "& a": { minHeight: "8" }, "& ul a": { minHeight: "7" } },
  },
});
