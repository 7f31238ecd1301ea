import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { FactsOutlet } from "#web/features/facts/FactsOutlet.tsx";
import { StartActions } from "#web/features/landing/StartActions.tsx";
import { Welcome } from "#web/features/landing/Welcome.tsx";
import { TeaserOutlet } from "#web/features/tournaments/teaser/TeaserOutlet.tsx";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { readWaitingID } from "#web/routing/waitingID.ts";
import { DeferUntilInteractive } from "#web/ui/loading/deferUntilInteractive.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { WithOthers } from "./WithOthers.tsx";

const Lobby = lazyPart(
  () => import("./Lobby.tsx"),
  ({ Lobby }) => Lobby,
);
const WaitingRoom = lazyPart(
  () => import("#web/features/waiting/WaitingRoom.tsx"),
  ({ WaitingRoom }) => WaitingRoom,
);

/**
 * Explains the game, with the ways in and a table of bots; below them the waiting rooms and running games, and
 * the next tournament.
 * `?waiting=ID` shows that waiting room instead of the welcome.
 */
export default function LandingPage() {
  const { t } = useTranslation("landing");
  const query = useAddressQuery();
  const waitingID = readWaitingID(query.get("waiting"));
  return (
    <div>
      {waitingID === undefined ? (
        <>
          <title>{t("title")}</title>
          <Welcome heading={t("heading")} what={t("what")}>
            <StartActions withOthers={<WithOthers />} />
          </Welcome>
        </>
      ) : (
        <Place minHeight={{ base: "100dvh", lg: "38rem" }}>
          <Suspense fallback={<Waiting />}>
            <WaitingRoom key={waitingID} waitingID={waitingID} />
          </Suspense>
        </Place>
      )}
      <Place maxWidth="76rem" mx="auto" px={{ base: "4", md: "6" }} pt="4" pb="12">
        <Place minHeight={{ base: "46rem", md: "40rem" }}>
          <DeferUntilInteractive>
            <Suspense>
              <Lobby />
            </Suspense>
          </DeferUntilInteractive>
        </Place>
        <TeaserOutlet />
        <FactsOutlet />
      </Place>
    </div>
  );
}

/** Reserves space for what is loading, so that nothing moves when it appears. */
const Place = chakra("div", { base: { width: "100%" } });
