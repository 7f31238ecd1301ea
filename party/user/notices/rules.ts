import { limits } from "#schema/limits.ts";
import type { Notice } from "#schema/notice.ts";

/** How notices of a kind are dealt with. Times in ms. */
export type NoticeRule = {
  /** How long it waits before anything is decided: perhaps it is seen meanwhile. */
  delayMs: number;
  /** How long after that a push is worth something. */
  livesMs: number;
  /** How soon there may be another about the same; null: not before this one is over. */
  pauseMs: number | null;
  isUrgent: boolean;
  /** Whether it waits for the end of quiet hours; otherwise nobody wants to know by then. */
  outlastsQuietHours: boolean;
  /** Whether the next one about the same is told to who was here at this one, and was told nothing of it. */
  isAgainIfHere: boolean;
};

export const noticeRules: Record<Notice["kind"], NoticeRule> = {
  yourTurn: {
    delayMs: 0,
    livesMs: limits.turnPushLivesMs,
    pauseMs: limits.turnNoticeKeptMs,
    isUrgent: true,
    outlastsQuietHours: false,
    isAgainIfHere: false,
  },
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
};

/** What a notice is about: on a device there is one at a time about the same. */
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
  }
}

/** By what a notice is known, so that it is told once. */
export function keyOf(notice: Notice): string {
  return `${notice.kind} ${tagOf(notice)}`;
}
