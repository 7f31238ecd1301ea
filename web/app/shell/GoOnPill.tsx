import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { AwaitedGame } from "#web/net/user/mostAwaited.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { roughSpan } from "#web/ui/deadline.ts";
import { CloseIcon } from "#web/ui/icons.tsx";
import { Pill } from "#web/ui/Pill.ts";
import { named } from "#web/ui/tooltip/named.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";
import "./goOnPill.css";

/** Says at the end of the window which game waits, and leads there. */
export function GoOnPill({ game, onHide }: { game: AwaitedGame; onHide: () => void }) {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  return (
    <Place aria-label={t("goOn.label")} data-go-on="">
      <Pill gap="1" p="1">
        <chakra.span px="3" minWidth="0" lineHeight="1.2">
          <What game={game} />
        </chakra.span>
        <ButtonLink variant="outline" flexShrink="0" to={pathTo(`/game?gameID=${game.gameID}`)}>
          {t("goOn.play")}
        </ButtonLink>
        <Button variant="ghost" size="icon" {...named(t("goOn.hide"))} onClick={onHide}>
          <CloseIcon />
        </Button>
      </Pill>
    </Place>
  );
}

function What({ game }: { game: AwaitedGame }) {
  const { t, i18n } = useTranslation();
  const now = useMinutes();
  const names = new Intl.ListFormat(i18n.language).format(game.mates);
  switch (game.kind) {
    case "people":
      return t("goOn.people", { names });
    case "turn":
      return t("goOn.turn", { span: roughSpan(i18n.language, game.until - now) });
    case "bots":
      return t("goOn.bots");
  }
}

const Place = chakra("aside", {
  base: {
    position: "fixed",
    zIndex: "overlay",
    left: "0",
    bottom: "calc(100dvh - var(--tac-page-height) + 0.75rem + env(safe-area-inset-bottom))",
    width: "var(--tac-page-width)",
    px: "4",
    display: "grid",
    justifyItems: { base: "center", lg: "end" },
    pointerEvents: "none",
  },
});
