import type { GameProtocol } from "#schema/protocol/game.ts";
import type { Asked, Handlers } from "../handlers.ts";
import { recordOf } from "./finish.ts";
import type { Play } from "./play.ts";
import { featsFor, movesFor, playedMoves, statisticsFor } from "./readBack.ts";
import { Readings } from "./readings.ts";
import { isSpectator, seatOfViewer } from "./viewer.ts";

type ReadRequest = "game:getLog" | "game:getMoves" | "game:getStatistics" | "game:getFeats";

/** The requests that read a game back: its moves and statistics at any time, the whole log and the feats after its end. */
export function readHandlers(play: Play): Pick<Handlers<GameProtocol>, ReadRequest> {
  const readings = new Readings();
  const made = <T>(name: string, make: () => T): T =>
    readings.of(name, play.beginning(), play.position().version, make);
  /** There may be many spectators. All together they read back no more often than one player may. */
  const isTooMuch = ({ viewer, now }: Asked<unknown>) => isSpectator(viewer) && readings.isCrowdOver(now);
  return {
    "game:getLog": (asked) => {
      if (isTooMuch(asked)) return { error: "rate_limited" };
      return play.isRunning() ? { error: "not_over" } : { data: made("log", () => wholeLog(play)) };
    },
    "game:getMoves": (asked) => {
      if (isTooMuch(asked)) return { error: "rate_limited" };
      const played = made("moves", () => playedMoves(play.beginning(), play.log.moves()));
      return { data: { moves: movesFor(seatOfViewer(asked.viewer), played, asked.data) } };
    },
    "game:getStatistics": (asked) => {
      if (isTooMuch(asked)) return { error: "rate_limited" };
      const read = () => statisticsFor(play.beginning(), play.log.moves(), !play.isRunning());
      return { data: { players: made("statistics", read) } };
    },
    "game:getFeats": (asked) => {
      if (isTooMuch(asked)) return { error: "rate_limited" };
      if (play.isRunning()) return { error: "not_over" };
      return { data: { feats: made("feats", () => featsFor(play.beginning(), play.log.moves())) } };
    },
  };
}

/** The whole game with its seed, for anybody who asks after its end. */
function wholeLog(play: Play) {
  const { game, seed, seedHash, draw } = play.beginning();
  const moves = play.log.moves();
  const record = recordOf(play.beginning(), moves);
  const times = moves.map(({ at }) => at);
  return { variant: game.variant, seed: seed.toHex(), seedHash, draw, record, times };
}
