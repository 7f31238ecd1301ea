import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { OwnGames } from "#web/net/user/userRoom.ts";
import { CheckIcon, CloseIcon } from "#web/ui/icons.tsx";
import { TogetherIcon } from "./TogetherIcon.tsx";

type Result = NonNullable<OwnGames>["history"][number];

const results = {
  0: { name: "lost", Icon: CloseIcon, color: "fg.muted", bg: "bg.raised" },
  1: { name: "won", Icon: CheckIcon, color: "bg.raised", bg: "success" },
  2: { name: "team", Icon: TogetherIcon, color: "accent.fg", bg: "accent" },
} as const satisfies Record<Result, object>;

/**
 * The results of the last games as a row of marks, the newest last, in reading order. Its space is reserved even if
 * there are none.
 */
export function GameHistory({ history }: { history: readonly Result[] }) {
  const { t } = useTranslation("ownGames");
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      minHeight={{ base: "14", md: "8" }}
    >
      {history.length > 0 && (
        <>
          <chakra.p id="history" fontSize="sm" color="fg.muted">
            {t("summary.history")}
          </chakra.p>
          <chakra.ol
            aria-labelledby="history"
            listStyleType="none"
            display="flex"
            flexWrap="wrap"
            gap={{ base: "1", md: "1.5" }}
          >
            {history.toReversed().map((result, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: only its place distinguishes one mark from another
              <Mark key={at} result={result} />
            ))}
          </chakra.ol>
        </>
      )}
    </chakra.div>
  );
}

function Mark({ result }: { result: Result }) {
  const { t } = useTranslation("ownGames");
  const { name, Icon, color, bg } = results[result];
  return (
    <chakra.li
      title={t(`result.${name}`)}
      display="grid"
      placeItems="center"
      boxSize={{ base: "6", md: "7" }}
      borderRadius="full"
      border="1px solid"
      borderColor={result === 0 ? "line.control" : bg}
      bg={bg}
      color={color}
      fontSize="sm"
    >
      <Icon />
      <chakra.span srOnly>{t(`result.${name}`)}</chakra.span>
    </chakra.li>
  );
}
