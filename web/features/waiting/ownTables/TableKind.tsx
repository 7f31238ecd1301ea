import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import { tableInWords, teamsName } from "#web/tables/tables.ts";
import { RoomTraits } from "../RoomTraits.tsx";

/** The kind of a table in words. */
export function TableKind({ game }: { game: NewWaitingGame }) {
  const { t } = useTranslation("landing");
  return (
    <>
      <chakra.p fontSize="sm">{tableInWords(t, teamsName(game), game.meister ? "m" : "n")}</chakra.p>
      <RoomTraits room={game} />
    </>
  );
}
