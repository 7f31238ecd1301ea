import { useTranslation } from "react-i18next";
import type { Seat } from "#rules/variant.ts";
import type { SeatFeat } from "#schema/protocol/feats.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { FeatEntry } from "#web/people/feats/FeatEntry.tsx";
import { FeatList } from "#web/people/feats/FeatList.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";

/** The feats done in this game, the viewer's own first, each with its player and the way to its move. */
export function EndFeats({ game, feats }: { game: GameState; feats: readonly SeatFeat[] }) {
  const { t } = useTranslation("players");
  const { gameID, seats, view } = game;
  return (
    <>
      <h3>{t("feats.title", { count: feats.length })}</h3>
      <FeatList>
        {ownFirst(feats, view.seat).map(({ seat, feat, level, move }) => (
          <FeatEntry
            key={`${seat} ${feat}`}
            feat={feat}
            level={level}
            at={{ gameID, move }}
            by={<PlayerName username={seats[seat].name} isNameFirst={false} hasMenu />}
          />
        ))}
      </FeatList>
    </>
  );
}

function ownFirst(feats: readonly SeatFeat[], own: Seat | null): SeatFeat[] {
  return feats.toSorted((a, b) => Number(b.seat === own) - Number(a.seat === own));
}
