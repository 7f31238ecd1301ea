import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useKeepCourseDone } from "../useKeepCourseDone.ts";
import { Course } from "./Course.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Tutorial } from "./Tutorial.tsx";

/** `/tutorialoverview`: what there is to learn, how far one is, and where to go from here. */
export default function LearnPage() {
  const { t } = useTranslation("learnPages");
  useKeepCourseDone();
  return (
    <Frame>
      <div>
        <chakra.h1 fontSize="3xl" letterSpacing="-0.02em">
          {t("heading")}
        </chakra.h1>
        <chakra.p mt="2" color="fg.muted" textWrap="pretty">
          {t("intro")}
        </chakra.p>
      </div>
      <Parts>
        <Course />
        <Tutorial />
      </Parts>
      <NextSteps />
    </Frame>
  );
}

const Frame = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: { base: "6", md: "8" },
    width: "100%",
    maxWidth: "72rem",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: { base: "6", md: "10" },
  },
});

const Parts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
    alignItems: "start",
    gap: "5",
  },
});
