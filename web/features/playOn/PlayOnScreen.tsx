import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { BarButton } from "#web/game/bar/BarButton.tsx";
import { HistoryIcon } from "#web/game/bar/icons.tsx";
import { BackLink } from "#web/game/local/BackLink.tsx";
import { RestartIcon } from "#web/game/local/icons.tsx";
import { keepGame, keptOrNew } from "#web/game/local/keptPlayOn.ts";
import { LocalScreen } from "#web/game/local/LocalScreen.tsx";
import { beginLocalGame, resumed } from "#web/game/local/localGame.ts";
import { useLocalGame } from "#web/game/local/useLocalGame.ts";
import { usePlayers } from "#web/game/local/usePlayers.ts";
import type { GameRecord } from "#web/records/recordsQueries.ts";
import { stateAfter } from "#web/records/replayGame.ts";
import type { PlayOn } from "#web/routing/learnAddress.ts";
import { ButtonLink } from "#web/ui/Button.tsx";

interface PlayOnScreenProps {
  record: GameRecord;
  /** Distinguishes this beginning from all others. */
  start: string;
  /** After how many moves of the recorded game it begins. */
  at: number;
  playOn: PlayOn;
  /** The address of the replay at the same move. */
  back: string;
  onRestart: () => void;
}

/** The table at which one plays on from a replay. */
export function PlayOnScreen({ record, start, at, playOn, back, onRestart }: PlayOnScreenProps) {
  const { seat, level } = playOn;
  const { t } = useTranslation("playOn");
  const [begun] = useState(() => keptOrNew(start));
  const table = useLocalGame(
    () => resumed(beginLocalGame(stateAfter(record.game, at), seat, begun.seed), begun.moves),
    level,
  );
  const { moves } = table.game;
  useEffect(() => keepGame({ ...begun, moves }), [begun, moves]);
  const { seats, speakers } = usePlayers(record.answer, playOn);
  return (
    <LocalScreen
      title={t("title")}
      table={table}
      seats={seats}
      speakers={speakers}
      note={at === 0 ? t("noteFromStart") : t("note", { move: at })}
      ways={
        <>
          <BarButton label={t("restart")} icon={<RestartIcon />} onPress={onRestart} />
          <BackLink to={back} label={t("back")} />
        </>
      }
      again={t("restart")}
      onRestart={onRestart}
      back={
        <ButtonLink variant="outline" to={back}>
          <HistoryIcon />
          {t("back")}
        </ButtonLink>
      }
    />
  );
}
