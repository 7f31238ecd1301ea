import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { BallMark } from "#web/game/BallMark.tsx";
import type { WaitingGame, WaitingSlot } from "#web/net/lobby/lobbyRoom.ts";
import { useWaitingPaths } from "#web/routing/useWaitingPaths.ts";
import { freeSlots, groupsOf, tableInWords, teamsName } from "#web/tables/tables.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { RoomTraits } from "./RoomTraits.tsx";

/** A waiting room in the list: the variant, the players, and the way in. */
export function WaitingTile({ room }: { room: WaitingGame }) {
  const { t } = useTranslation("waiting");
  const { t: tLanding } = useTranslation("landing");
  const { pathOf } = useWaitingPaths();
  const id = useId();
  const free = freeSlots(room);
  return (
    <Tile>
      <chakra.h3 id={id} fontSize="lg">
        {tableInWords(tLanding, teamsName(room), room.meister ? "m" : "n")}
      </chakra.h3>
      <RoomTraits room={room} />
      <chakra.div display="flex" flexWrap="wrap" columnGap={{ base: "3", sm: "6" }} rowGap="3" my="4">
        {groupsOf(room).map((group) => (
          <chakra.ul
            key={group[0].at}
            listStyleType="none"
            flex="1 1 7rem"
            minWidth="0"
            display="grid"
            gap="1"
            fontSize={{ base: "sm", sm: "md" }}
          >
            {group.map(({ at, slot }) => (
              <Seat key={at} slot={slot} />
            ))}
          </chakra.ul>
        ))}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mt="auto">
        <chakra.p fontSize="sm" color="fg.muted">
          {free > 0 ? t("rooms.free", { count: free }) : t("rooms.full")}
        </chakra.p>
        <ButtonLink variant="outline" to={pathOf(room.id)} aria-describedby={id}>
          {free > 0 ? t("rooms.enter") : t("rooms.look")}
        </ButtonLink>
      </chakra.div>
    </Tile>
  );
}

function Seat({ slot }: { slot: WaitingSlot }) {
  const { t } = useTranslation("waiting");
  if (slot.kind === "empty") {
    return (
      <Place color="fg.muted">
        <Hollow />
        {t("slot.free")}
      </Place>
    );
  }
  return (
    <Place>
      <BallMark color={slot.color} />
      <PlayerName username={slot.name} isBot={slot.kind === "bot"} isNameFirst={false} />
    </Place>
  );
}

const Place = chakra("li", {
  base: { display: "flex", alignItems: "center", gap: "1.5", minWidth: "0", minHeight: "2em" },
});

const Hollow = chakra("span", {
  base: {
    flexShrink: "0",
    boxSize: "1.15em",
    border: "1px dashed",
    borderColor: "line.control",
    borderRadius: "full",
  },
});

const Tile = chakra("li", {
  base: {
    display: "flex",
    flexDirection: "column",
    p: { base: "4", sm: "5" },
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "sm",
    minWidth: "0",
  },
});
