import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { SharedBoards } from "#web/game/picture/SharedBoards.tsx";
import { chapters, paragraphsOf } from "#web/game/rules/chapters.ts";
import { Button } from "#web/ui/Button.tsx";
import { AnchorLink } from "./AnchorLink.tsx";
import { ContentsBeside, FoldedContents } from "./Contents.tsx";
import { pictureColors } from "./players.ts";
import { RuleParagraph } from "./RuleParagraph.tsx";
import { useAnchorFocus } from "./useAnchorFocus.ts";
import "./rules.css";

/** `/rules`: the rules of the game, to read and to print. Every chapter and paragraph has an address of its own. */
export default function RulesPage() {
  const { t } = useTranslation("rules");
  useAnchorFocus();
  return (
    <chakra.div containerType="inline-size" className="rules">
      <Columns>
        <ContentsBeside />
        <article>
          <Head>
            <chakra.h1 fontSize="3xl" letterSpacing="-0.02em">
              {t("title")}
            </chakra.h1>
            <Button variant="outline" className="rules-print" onClick={() => print()}>
              {t("print")}
            </Button>
          </Head>
          <chakra.p mt="3" maxWidth="44rem" color="fg.muted" textWrap="pretty">
            {t("intro")}
          </chakra.p>
          <FoldedContents />
          <SharedBoards colors={pictureColors}>
            {chapters.map((chapter) => (
              <section
                key={chapter.id}
                id={chapter.id}
                data-rule=""
                tabIndex={-1}
                aria-labelledby={`${chapter.id}-title`}
              >
                <ChapterTitle>
                  <span id={`${chapter.id}-title`}>{t(`chapters.${chapter.id}`)}</span>
                  <AnchorLink to={chapter.id} title={t(`chapters.${chapter.id}`)} />
                </ChapterTitle>
                {paragraphsOf(chapter).map((paragraph) => (
                  <RuleParagraph key={paragraph.id} paragraph={paragraph} />
                ))}
              </section>
            ))}
          </SharedBoards>
        </article>
      </Columns>
    </chakra.div>
  );
}

const Columns = chakra("div", {
  base: {
    width: "100%",
    maxWidth: "76rem",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: { base: "8", md: "12" },
    overflowWrap: "break-word",
    hyphens: "auto",
    "& [data-rule]": { scrollMarginTop: "4" },
    "& span[data-rule]": { scrollMarginTop: "48" },
    // Beside the chat the page is narrow in a wide window.
    "@container (min-width: 62rem)": {
      display: "grid",
      gridTemplateColumns: "15rem minmax(0, 1fr)",
      gap: "12",
      alignItems: "start",
    },
  },
});

const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
  },
});

const ChapterTitle = chakra("h2", {
  base: { mt: "12", pb: "1", borderBottom: "1px solid", borderColor: "line", fontSize: "2xl" },
});
