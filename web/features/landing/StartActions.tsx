import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useAccount } from "#web/net/account.ts";
import { isCourseDone } from "#web/net/newcomer.ts";
import { ongoingGame } from "#web/net/ongoingGame.ts";
import { useMostAwaited } from "#web/net/user/mostAwaited.ts";
import { liveGamesOpen } from "#web/net/user/turnBased.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { useSiteMap } from "#web/routing/siteMap.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { TableInWords } from "#web/tables/TableInWords.tsx";
import { useBeginGame } from "#web/tables/useBeginGame.ts";
import { useStoredWish } from "#web/tables/useStoredWish.ts";
import { useWhyRefused } from "#web/tables/useWhyRefused.ts";
import { gameOfWish } from "#web/tables/wish.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Link } from "#web/ui/Link.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { useStore } from "#web/ui/useStore.ts";
import { Hint, Row } from "./waysInStyle.ts";

// Fetched when a pointer or the focus reaches the button: its contents are large compared with the page.
const fetchChooser = () => import("./Chooser.tsx");
const Chooser = lazyPart(fetchChooser, ({ Chooser }) => Chooser);

/**
 * One big button to start a game, and a smaller one that asks for the kind of table first. With a running game the big
 * button leads to the one that waits most. Below them, a link to the user's games or to an account.
 * @param props.withOthers the ways to play with people, which stand among them
 */
export function StartActions({ withOthers }: { withOthers?: ReactNode }) {
  const [chooser, setChooser] = useState<"unused" | "open" | "closed">("unused");
  const gameID = useStore(ongoingGame, undefined);
  const awaited = useMostAwaited();
  const choose = () => setChooser("open");
  return (
    <>
      {gameID === undefined ? (
        <PlayNow onChoose={choose} withOthers={withOthers} />
      ) : (
        <GoOn gameID={awaited?.gameID ?? gameID} onChoose={choose} withOthers={withOthers} />
      )}
      {chooser !== "unused" && (
        <Suspense>
          <Chooser isOpen={chooser === "open"} onClose={() => setChooser("closed")} />
        </Suspense>
      )}
    </>
  );
}

/** Starts at once at the kind of table chosen last, which is shown below. */
function PlayNow({ onChoose, withOthers }: { onChoose: () => void; withOthers: ReactNode }) {
  const { t } = useTranslation("landing");
  const { fetchPage } = useSiteMap();
  const { begin, isBeginning, error } = useBeginGame();
  const whyRefused = useWhyRefused();
  const wish = useStoredWish();
  const tableID = useId();
  const hasAccount = useAccount() !== undefined;
  const open = liveGamesOpen(useUserRoom());
  return (
    <>
      <Row mt="7">
        <Button
          size="lg"
          {...besideAnother}
          minWidth={{ sm: "14rem" }}
          aria-describedby={tableID}
          aria-disabled={isBeginning}
          onPointerEnter={() => fetchPage("/game")}
          onFocus={() => fetchPage("/game")}
          onClick={() => begin(gameOfWish(wish))}
        >
          {isBeginning ? t("chooser.starting") : t("playNow")}
        </Button>
        <WithFriends />
      </Row>
      <Row mt="3">
        <chakra.p id={tableID} flex={{ base: "1 1 0", sm: "0 1 auto" }} fontSize="sm" textWrap="balance">
          <TableInWords wish={wish} />
        </chakra.p>
        <Button
          variant="outline"
          aria-describedby={tableID}
          onPointerEnter={prepareChooser}
          onFocus={prepareChooser}
          onClick={onChoose}
        >
          {t("change")}
        </Button>
      </Row>
      {error && (
        <chakra.p role="alert" mt="1" fontSize="sm" color="danger">
          {whyRefused(error)}
        </chakra.p>
      )}
      <Hint minHeight={{ base: "3.2em", sm: "1.6em" }}>
        {open > 0 ? <OpenGames count={open} /> : hasAccount ? t("withBots") : t("noAccount")}
      </Hint>
      {withOthers}
      <Row mt="4">
        <Learn />
        <Elsewhere />
      </Row>
    </>
  );
}

/** A link to where one opens a room for one's friends. */
function WithFriends() {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  return (
    <ButtonLink size="lg" variant="outline" {...besideAnother} to={pathTo("/tables")}>
      {t("pages.tables")}
    </ButtonLink>
  );
}

/** A link to the lessons, which newcomers find by these words and others by the page's name. */
function Learn() {
  const { t } = useTranslation("landing");
  const { t: tCommon } = useTranslation();
  const { pathTo } = usePaths();
  const knowsTac = useStore(isCourseDone);
  const isNew = useAccount() === undefined && !knowsTac;
  return (
    <ButtonLink variant="outline" to={pathTo("/tutorialoverview")}>
      {isNew ? t("newcomer") : tCommon("pages.learn")}
    </ButtonLink>
  );
}

/**
 * Warns a user who is about to start another game. It appears once that is known, in the place of the text for other
 * users.
 */
function OpenGames({ count }: { count: number }) {
  const { t } = useTranslation("landing");
  const { pathTo } = usePaths();
  return (
    <chakra.span color="warning">
      {t("openGames", { count })}{" "}
      <Link to={pathTo("/games")} className="in-text">
        {t("toOpenGames")}
      </Link>
    </chakra.span>
  );
}

function GoOn(props: { gameID: number; onChoose: () => void; withOthers: ReactNode }) {
  const { gameID, onChoose, withOthers } = props;
  const { t } = useTranslation("landing");
  const { pathTo } = usePaths();
  return (
    <>
      <Row mt="7">
        <ButtonLink size="lg" minWidth="14rem" to={pathTo(`/game?gameID=${gameID}`)}>
          {t("goOn")}
        </ButtonLink>
        <Button
          size="lg"
          variant="outline"
          onPointerEnter={prepareChooser}
          onFocus={prepareChooser}
          onClick={onChoose}
        >
          {t("newGame")}
        </Button>
        <WithFriends />
        <Elsewhere size="lg" />
      </Row>
      <Hint>{t("goOnHint")}</Hint>
      {withOthers}
    </>
  );
}

/** A link to the user's games, or to an account. */
function Elsewhere({ size }: { size?: "lg" }) {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  return useAccount() === undefined ? (
    <Button size={size} variant="outline" onClick={() => openAccountDialog("signUp")}>
      {t("account.signUp")}
    </Button>
  ) : (
    <ButtonLink size={size} variant="outline" to={pathTo("/games")}>
      {t("pages.games")}
    </ButtonLink>
  );
}

/** On a phone two big buttons stand beside each other, so that nobody has to scroll for the second. */
const besideAnother = {
  flex: { base: "1 1 0", sm: "0 0 auto" },
  px: { base: "3", sm: "5" },
  fontSize: { base: "md", sm: "lg" },
} as const;

function prepareChooser(): void {
  // Opening it hits the same failure and reports it.
  fetchChooser().catch(() => {});
}
