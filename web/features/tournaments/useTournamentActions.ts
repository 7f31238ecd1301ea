import { limits } from "#schema/limits.ts";
import type { AnswerData, RequestData, RequestType } from "#schema/protocol/protocol.ts";
import type { TournamentProtocol } from "#schema/protocol/tournament.ts";
import type { AskTournament } from "#web/net/tournament/tournamentRooms.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useTournamentFault } from "./useTournamentFault.ts";

/** The actions in a tournament, carried out one after the other. */
export interface TournamentActions {
  /**
   * @param onRefused gets why it was refused, in words; without it a toast says so
   * @returns the answer; `undefined` if it was refused, and for a double press
   */
  act: <T extends RequestType<TournamentProtocol>>(
    type: T,
    data: RequestData<TournamentProtocol, T>,
    onRefused?: (why: string) => void,
  ) => Promise<AnswerData<TournamentProtocol, T> | undefined>;
  /** Asks for something that changes nothing: it waits for no action, and says nothing to the user. */
  ask: AskTournament;
  /** Whether one is under way. */
  isBusy: boolean;
}

export function useTournamentActions(ask: AskTournament): TournamentActions {
  const faultText = useTournamentFault();
  const { runSerially, isBusy } = useSerialActions();
  const act: TournamentActions["act"] = async (type, data, onRefused = showRefusal) => {
    const reply = await runSerially(JSON.stringify([type, data]), () => ask(type, data, limits.roomAnswerMs));
    if (reply?.isDone === false) onRefused(faultText(reply.error));
    return reply?.isDone ? reply.data : undefined;
  };
  return { act, ask, isBusy };
}

function showRefusal(why: string): void {
  showToast({ kind: "error", title: why });
}
