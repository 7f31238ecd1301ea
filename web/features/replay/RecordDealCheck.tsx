import type { GameRecordAnswer } from "#schema/api/games.ts";
import { DealCheck } from "#web/game/deal/DealCheck.tsx";

/** Checks the deal of a finished game, from its record and from what this browser saw of it. */
export function RecordDealCheck({ answer }: { answer: GameRecordAnswer }) {
  const { gameID, winner, decidedBy } = answer;
  const side = typeof winner === "number" ? winner : null;
  const decision = decidedBy && { side, reason: decidedBy };
  return <DealCheck gameID={gameID} fetchRecord={async () => ({ ...answer, decision })} />;
}
