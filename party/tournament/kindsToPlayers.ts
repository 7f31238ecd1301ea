import { limits } from "#schema/limits.ts";
import { isNewer, isSamePerson } from "#schema/names.ts";
import type { TournamentNotice } from "#schema/notice.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { type TournamentToast, toastKey } from "#schema/tournament/toasts.ts";
import { mailTournament } from "#store/tournamentMails.ts";
import { adminsOf } from "#store/tournaments.ts";
import { askDatabase } from "../database.ts";
import type { PartyEnv } from "../env.ts";
import { laneToPerson } from "../lanes.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import { belongingTo } from "./belonging.ts";
import type { Toast } from "./effects.ts";
import { invitationsTo } from "./invitations.ts";
import { type TournamentMessage, type TournamentMessages, tournamentMessages } from "./outboxMessages.ts";
import { isMailOutdated, isNoticeOutdated } from "./outdated.ts";
import { isPublic, registerTeamOf, type TournamentState, teamIndexOf, teamsAsking } from "./state.ts";

/** A tournament's room, as far as it is needed here. */
type Sender = {
  env: PartyEnv;
  state(): TournamentState;
  send(messages: readonly TournamentMessage[]): void;
  /** Takes over somebody's newer name. */
  onName(identity: Identity): Promise<void>;
};

/** The outbox messages to the people of a tournament. What is no longer so by the time it is delivered is dropped. */
export function kindsToPlayers({ env, state, send, onName }: Sender) {
  /** The key by which a recipient of many tournaments recognises a duplicate. */
  const keyOf = (key: string) => toastKey(state().id, key);
  return {
    toast: {
      schema: tournamentMessages.toast,
      lane: ({ to }) => laneToPerson(to),
      deliver: async ({ key, at, to, toast }) => {
        if (Date.now() > at + limits.tournamentToastLateMs) return;
        const { id, type, title } = subjectOf(state());
        const about = { tournamentID: id, type, tournamentTitle: title };
        const told = toastTold(state(), to, toast);
        if (told) await userRoom(env, to).tournamentToast(to, { key: keyOf(key), at, about, toast: told });
      },
    },
    notice: {
      schema: tournamentMessages.notice,
      lane: ({ to }) => laneToPerson(to),
      deliver: async (message) => {
        if (isNoticeOutdated(state(), message)) return;
        const { id: tournamentID, type, title } = subjectOf(state());
        const { to, key, notice } = message;
        const invitation = notice.what === "invited" && invitationsTo(state(), to)[0];
        const asked = invitation && { by: invitation.by, partners: invitation.partners };
        const told = {
          kind: "tournament",
          tournamentID,
          type,
          title,
          ...notice,
          ...asked,
        } as TournamentNotice;
        await userRoom(env, to).notify(to, told, keyOf(key));
      },
    },
    mail: {
      schema: tournamentMessages.mail,
      ...toLibsql("mail"),
      deliver: async (message) => {
        if (isMailOutdated(state(), message)) return;
        const { key, to, mail, by, round } = message;
        const [invitation] = invitationsTo(state(), to);
        const dates = mail === "reminder" ? datesOf(state()).slice(round, round + 1) : datesOf(state());
        const wanted = {
          key: keyOf(key),
          userID: to.id,
          mail,
          team: teamNameOf(state(), to),
          by,
          asked: invitation,
          tournament: { ...subjectOf(state()), dates },
        };
        await askDatabase(env, (db) => mailTournament(db, wanted, Date.now()));
      },
    },
    belongs: {
      schema: tournamentMessages.belongs,
      lane: laneToPerson,
      deliver: async (person) => {
        const found = belongingTo(state()).find((one) => isSamePerson(one, person));
        const identity = found ?? person;
        const { id } = state();
        const current = await userRoom(env, identity).tournamentChanged(identity, id, {
          takesPart: found !== undefined,
          invitations: invitationsTo(state(), identity),
        });
        if (isNewer(current, identity)) await onName(current);
      },
    },
    decisionNeeded: {
      schema: tournamentMessages.decisionNeeded,
      ...toLibsql("admins"),
      deliver: async ({ key, at, matchID }) => {
        const { organizer } = state();
        const leaders = organizer ? [organizer.admin] : await askDatabase(env, adminsOf);
        send(
          leaders.map((to) => ({
            key: `${key} ${to.id}`,
            kind: "notice",
            payload: { key, at, to, notice: { what: "decisionNeeded", matchID } },
          })),
        );
      },
    },
  } satisfies Partial<OutboxKinds<TournamentMessages>>;
}

/** A toast with who asks and whom one would play with; undefined for an invitation that is answered. */
function toastTold(state: TournamentState, to: Identity, toast: Toast): TournamentToast | undefined {
  if (toast.kind !== "youWereInvited") return toast;
  const asking = invitationsTo(state, to).find(({ team }) => team === toast.registerTeam);
  return asking && { ...toast, by: asking.by, partners: asking.partners };
}

function subjectOf(state: TournamentState) {
  const { id, title } = state;
  const type = isPublic(state) ? "public" : "private";
  return { id, type, title } as const;
}

/** When the rounds begin; none for a private tournament. */
function datesOf({ schedule }: TournamentState): readonly number[] {
  return schedule?.creationDates ?? [];
}

function teamNameOf(state: TournamentState, person: Identity): string {
  const [registered = teamsAsking(state, person)[0]] = [registerTeamOf(state, person)];
  return registered?.name ?? state.teams[teamIndexOf(state, person)]?.name ?? "";
}
