import { limits } from "#schema/limits.ts";
import type { Notice, TournamentNotice, TurnNews } from "#schema/notice.ts";
import type { NoticeKind } from "#schema/settings.ts";

/** How a kind of notice is handled. Times in ms. */
export type NoticeRule = {
  /** How long the decision waits: the person may see it meanwhile. */
  delayMs: number;
  /** How long after that a push is still useful. */
  livesMs: number;
  /** The shortest interval between two about the same subject; null: not before this one is settled. */
  pauseMs: number | null;
  isUrgent: boolean;
  /** Whether it waits for the end of quiet hours. Otherwise it is worthless by then. */
  outlastsQuietHours: boolean;
  /** Whether the next one about the same subject is told to somebody who was here at this one and was told nothing. */
  isAgainIfHere: boolean;
};

/** What happens in a tournament happens at its time, once. */
const tournamentNews: NoticeRule = {
  delayMs: 0,
  livesMs: limits.tournamentPushLivesMs,
  pauseMs: limits.tournamentNoticeKeptMs,
  isUrgent: true,
  outlastsQuietHours: false,
  isAgainIfHere: false,
};

/** A turn in a turn-based game waits for long, but not while somebody is asleep. */
const turnNews: NoticeRule = {
  delayMs: limits.turnNoticeMs,
  livesMs: limits.turnBasedPushLivesMs,
  pauseMs: limits.turnNoticeKeptMs,
  isUrgent: false,
  outlastsQuietHours: true,
  isAgainIfHere: false,
};

type RuleName = Exclude<Notice["kind"], "tournament"> | TurnNews | TournamentNotice["what"];

const rules: Record<RuleName, NoticeRule> = {
  yourTurn: {
    delayMs: 0,
    livesMs: limits.turnPushLivesMs,
    pauseMs: limits.turnNoticeKeptMs,
    isUrgent: true,
    outlastsQuietHours: false,
    isAgainIfHere: false,
  },
  begun: turnNews,
  turn: turnNews,
  timeShort: { ...turnNews, delayMs: 0, isUrgent: true },
  seatOffered: turnNews,
  roomFull: {
    delayMs: 0,
    livesMs: limits.roomFullPushLivesMs,
    pauseMs: limits.roomFullPauseMs,
    isUrgent: true,
    outlastsQuietHours: false,
    isAgainIfHere: true,
  },
  invitation: {
    delayMs: 0,
    livesMs: limits.invitationPushLivesMs,
    pauseMs: limits.invitationPauseMs,
    isUrgent: true,
    outlastsQuietHours: false,
    isAgainIfHere: false,
  },
  message: {
    delayMs: limits.messageNoticeMs,
    livesMs: limits.messagePushLivesMs,
    pauseMs: null,
    isUrgent: false,
    outlastsQuietHours: true,
    isAgainIfHere: true,
  },
  friendRequest: {
    delayMs: 0,
    livesMs: limits.friendRequestPushLivesMs,
    pauseMs: limits.friendRequestPauseMs,
    isUrgent: false,
    outlastsQuietHours: true,
    isAgainIfHere: false,
  },
  tableFound: {
    delayMs: 0,
    livesMs: limits.queueCallMs,
    pauseMs: limits.queueCallMs,
    isUrgent: true,
    outlastsQuietHours: false,
    isAgainIfHere: false,
  },
  askedAlong: {
    delayMs: 0,
    livesMs: limits.queueAskMs,
    pauseMs: limits.queueAskMs,
    isUrgent: true,
    outlastsQuietHours: false,
    isAgainIfHere: true,
  },
  invited: { ...tournamentNews, isUrgent: false, outlastsQuietHours: true },
  decisionNeeded: { ...tournamentNews, livesMs: limits.tournamentRoundPushLivesMs },
  roundSoon: { ...tournamentNews, livesMs: limits.tournamentRoundPushLivesMs },
  roundStarted: { ...tournamentNews, livesMs: limits.tournamentRoundPushLivesMs },
  gameStarted: { ...tournamentNews, livesMs: limits.tournamentRoundPushLivesMs },
};

export function ruleOf(notice: Notice): NoticeRule {
  return rules[ruleNameOf(notice)];
}

function ruleNameOf(notice: Notice): RuleName {
  if (notice.kind === "tournament") return notice.what;
  return notice.kind === "yourTurn" ? (notice.what ?? notice.kind) : notice.kind;
}

/** The kind by which the player chooses whether to be told: quick match is a waiting room whose name is not known yet. */
export function settingOf({ kind }: Notice): NoticeKind {
  if (kind === "tableFound") return "roomFull";
  return kind === "askedAlong" ? "invitation" : kind;
}

/** The subject of a notice: a device shows one at a time about the same subject. */
export function tagOf(notice: Notice): string {
  switch (notice.kind) {
    case "yourTurn":
      return `game ${notice.gameID}`;
    case "roomFull":
    case "invitation":
      return `waiting room ${notice.waitingID}`;
    case "message":
      return `chat ${notice.chatID}`;
    case "friendRequest":
      return `friend ${notice.userID}`;
    case "tableFound":
    case "askedAlong":
      return "quick match";
    case "tournament":
      return `tournament ${notice.tournamentID}${tournamentSubject(notice)}`;
  }
}

/** The latest news of how it goes on replaces the former ones. */
function tournamentSubject(notice: TournamentNotice): string {
  if (notice.what === "invited") return ` team ${notice.registerTeam}`;
  return notice.what === "decisionNeeded" ? ` match ${notice.matchID}` : "";
}

/** The key of a notice, so that it is told once. */
export function keyOf(notice: Notice): string {
  return `${notice.kind} ${tagOf(notice)}${stepOf(notice)}`;
}

/** How the keys of notices begin that anybody can cause who asks or invites. */
const askedByOthers = /^(invitation|friendRequest|askedAlong) |^tournament \d+ notice \d+ invited /;

/**
 * The lane in which the notice of this key is pushed. Those that others cause by asking share one: however many they are, a
 * turn or a game that begins waits for none of them.
 */
export function pushLaneOf(key: string): string {
  return askedByOthers.test(key) ? "push of those who ask" : `push ${key}`;
}

/** What has happened under the same tag. */
function stepOf(notice: Notice): string {
  if (notice.kind === "tableFound") return ` call ${notice.callID}`;
  if (notice.kind === "askedAlong") return ` ${notice.username}`;
  if (notice.kind !== "tournament") return "";
  if ("round" in notice) return ` ${notice.what} ${notice.round}`;
  return notice.what === "gameStarted" ? ` game ${notice.gameID}` : "";
}
