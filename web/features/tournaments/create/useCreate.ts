import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import type { NewPrivateTournament } from "#schema/tournament/lists.ts";
import { lobby } from "#web/net/lobby/lobby.ts";
import { usePaths } from "#web/routing/usePaths.ts";

/** The texts for the refusals of the lobby. */
const faults = {
  members_only: "membersOnly",
  blocked: "blocked",
  not_found: "notFound",
  too_many: "tooMany",
  rate_limited: "tooFast",
} as const;

/** Creates a private tournament and goes to where its teams are put together. */
export function useCreate(): {
  create: (tournament: NewPrivateTournament) => Promise<void>;
  failure: string | undefined;
} {
  const { t } = useTranslation("tournamentAdmin");
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const create = async (tournament: NewPrivateTournament): Promise<void> => {
    setFailure(undefined);
    const reply = await lobby.ask("tournament:private:create", tournament, limits.roomAnswerMs);
    if (reply.isDone) return void navigate(pathTo(`/tournament/private/${reply.data.id}/edit`));
    const fault = isKnown(reply.error) ? faults[reply.error] : "unreachable";
    setFailure(t(`create.fault.${fault}`));
  };
  return { create, failure };
}

function isKnown(code: string): code is keyof typeof faults {
  return Object.hasOwn(faults, code);
}
