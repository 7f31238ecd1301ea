import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLobby } from "#web/net/lobby/lobby.ts";
import type { WaitingGame } from "#web/net/lobby/lobbyRoom.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { Button } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Connections } from "./Connections.tsx";
import { firstFilters, isWanted } from "./filters.ts";
import { OpenRoom } from "./OpenRoom.tsx";
import { WaitingTile } from "./WaitingTile.tsx";

const fetchFilters = () => import("./FilterBar.tsx");
const FilterBar = lazyPart(fetchFilters, ({ FilterBar }) => FilterBar);

const JoinByLink = lazyPart(
  () => import("./JoinByLink.tsx"),
  ({ JoinByLink }) => JoinByLink,
);

const OwnRooms = lazyPart(
  () => import("./OwnRooms.tsx"),
  ({ OwnRooms }) => OwnRooms,
);

/** The public waiting rooms except the one on screen, and the ways to open or find another. */
export function WaitingRooms() {
  const { t } = useTranslation("waiting");
  const id = useId();
  const [filters, setFilters] = useState(firstFilters);
  const [areFiltersOpen, openFilters] = useState(false);
  const { state } = useLobby();
  const shownID = useAddressQuery().get("waiting");
  const own = useUserRoom();
  const ownID = own?.waitingID;
  const isInvited = (own?.invitations.length ?? 0) > 0;
  const others = state?.waiting.filter(({ id: waitingID }) => waitingID !== shownID && waitingID !== ownID);
  return (
    <chakra.section aria-labelledby={id} minHeight={{ base: "28.5rem", md: "22rem" }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <chakra.h2 id={id} fontSize="2xl">
          {t("rooms.title")}
        </chakra.h2>
        <Connections />
        <chakra.div ml="auto" display="flex" gap="2">
          <Button
            variant="ghost"
            aria-expanded={areFiltersOpen}
            onPointerEnter={prepareFilters}
            onFocus={prepareFilters}
            onClick={() => openFilters(!areFiltersOpen)}
          >
            {t("filter.show")}
          </Button>
          <OpenRoom />
        </chakra.div>
      </chakra.div>
      <chakra.div mt="3" mb="5">
        <Suspense>{areFiltersOpen && <FilterBar filters={filters} onChange={setFilters} />}</Suspense>
      </chakra.div>
      {(ownID || isInvited) && (
        <Suspense>
          <OwnRooms />
        </Suspense>
      )}
      {filters.access === "private" && (
        <Suspense fallback={<Waiting />}>
          <JoinByLink />
        </Suspense>
      )}
      {filters.access === "public" && (
        <PublicRooms
          rooms={others?.filter((room) => isWanted(room, filters))}
          areSome={(others?.length ?? 0) > 0}
          onShowAll={() => setFilters(firstFilters)}
        />
      )}
    </chakra.section>
  );
}

function PublicRooms(props: { rooms: WaitingGame[] | undefined; areSome: boolean; onShowAll: () => void }) {
  const { rooms, areSome, onShowAll } = props;
  const { t } = useTranslation("waiting");
  const { phase } = useLobby().connection;
  if (rooms === undefined && phase === "unreachable") {
    return <Notice kind="warning">{t("rooms.unreachable")}</Notice>;
  }
  if (rooms === undefined) return <Waiting />;
  if (rooms.length === 0 && areSome) {
    return (
      <Empty title={t("rooms.noMatch")}>
        <Button variant="outline" onClick={onShowAll}>
          {t("rooms.showAll")}
        </Button>
      </Empty>
    );
  }
  if (rooms.length === 0) return <Empty title={t("rooms.empty")}>{t("rooms.emptyHint")}</Empty>;
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
      gap="4"
    >
      {rooms.map((room) => (
        <WaitingTile key={room.id} room={room} />
      ))}
    </chakra.ul>
  );
}

function prepareFilters(): void {
  // Opening them hits the same failure and reports it.
  fetchFilters().catch(() => {});
}
