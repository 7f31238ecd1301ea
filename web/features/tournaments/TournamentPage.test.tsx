import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { closeCodes } from "#schema/protocol/close.ts";
import type { TournamentProtocol } from "#schema/protocol/tournament.ts";
import { aTournament } from "#web/net/tournament/testSupport.ts";
import { FakeRoom } from "#web/testing/fakeRooms.ts";
import { open, text } from "#web/testing/show.tsx";

test.each(["", "/edit"])(
  "who may no longer see a tournament is not told that there is none (%s)",
  async (page) => {
    const form = { ...aTournament().form, timePerGameMs: limits.tournamentGameTimeMs.from };
    const organizer = { admin: "Anna", startsGames: "admin" as const };
    const about = {
      id: 12,
      type: "private",
      isShown: false,
      title: "Family cup",
      status: "planned",
    } as const;
    const tournament = aTournament({ ...about, form, organizer, schedule: null });
    const room = new FakeRoom<TournamentProtocol>("tournament", "12");
    room.begin("tournament:private:update", () => ({ tournament }));
    await open(`/en/tournament/private/12${page}`);
    await screen.findByRole("heading", { name: "Family cup" });
    room.hangUp(closeCodes.noSpectators);
    await screen.findByRole("heading", { name: text("tournaments.gone.left.title") });
    expect(screen.queryByText(text("tournaments.gone.title"))).toBeNull();
  },
);
