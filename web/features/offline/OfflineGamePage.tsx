import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { hexOf, newGame, variantOf } from "#rules/index.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import { BackLink } from "#web/game/local/BackLink.tsx";
import { LocalScreen } from "#web/game/local/LocalScreen.tsx";
import { beginLocalGame, resumed } from "#web/game/local/localGame.ts";
import { useLocalGame } from "#web/game/local/useLocalGame.ts";
import { usePlayers } from "#web/game/local/usePlayers.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Elsewhere } from "./Elsewhere.tsx";
import { beginOffline, type OfflineGame, offlineGame, offlineKey } from "./keptOffline.ts";
import { useOnlyTab } from "./useOnlyTab.ts";

/** `/offline/game`: the game against bots in this browser alone, where it was left. One tab plays it at a time. */
export default function OfflineGamePage() {
  return useOnlyTab(offlineKey) ? <Game /> : <Elsewhere />;
}

function Game() {
  const { pathTo } = usePaths();
  const [game, setGame] = useState(offlineGame.read);
  // Another tab has begun another game: that is the one now.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === offlineKey && setGame(offlineGame.read());
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  if (game === undefined) return <Navigate replace to={pathTo("/offline")} />;
  const restart = () => {
    beginOffline(game.variant, game.level);
    setGame(offlineGame.read());
  };
  return <Table key={hexOf(game.seed)} begun={game} onRestart={restart} />;
}

/** The person's own seat. */
const own = 0;

function Table({ begun, onRestart }: { begun: OfflineGame; onRestart: () => void }) {
  const { variant, level, seed } = begun;
  const { t } = useTranslation("offline");
  const { pathTo } = usePaths();
  const table = useLocalGame(
    () => resumed(beginLocalGame(newGame(variant, seed), own, seed), begun.moves),
    level,
  );
  const { moves } = table.game;
  useEffect(() => offlineGame.write({ ...begun, moves }), [begun, moves]);
  const { seats, speakers } = usePlayers(
    useMemo(() => ({ variant, seats: seatsOf(variant) }), [variant]),
    useMemo(() => ({ seat: own, level }), [level]),
  );
  const back = pathTo("/offline");
  return (
    <LocalScreen
      title={t("gameTitle")}
      table={table}
      seats={seats}
      speakers={speakers}
      note={t("note")}
      ways={<BackLink to={back} label={t("back")} />}
      again={t("again")}
      onRestart={onRestart}
      back={
        <ButtonLink variant="outline" to={back}>
          {t("back")}
        </ButtonLink>
      }
    />
  );
}

/** Nobody has sat there before: each bot takes the next free name. */
function seatsOf(variant: OfflineGame["variant"]) {
  const colors = ballColors.slice(0, variantOf(variant).seats);
  return colors.map((color) => ({ name: "", kind: "guest" as const, color }));
}
