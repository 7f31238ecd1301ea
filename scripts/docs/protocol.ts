import { limits } from "#schema/limits.ts";
import { ballColor } from "#schema/protocol/ballColor.ts";
import { channel } from "#schema/protocol/channel.ts";
import { chat } from "#schema/protocol/chat.ts";
import { chatInfo, chatOverview } from "#schema/protocol/chatOverview.ts";
import { closeCodes } from "#schema/protocol/close.ts";
import { commonErrors, lineAnswer, lineQuestion } from "#schema/protocol/envelope.ts";
import { seatFeat } from "#schema/protocol/feats.ts";
import { game, presence, rematch } from "#schema/protocol/game.ts";
import { gameEvent } from "#schema/protocol/happened.ts";
import { lobby, runningGame } from "#schema/protocol/lobby.ts";
import { message } from "#schema/protocol/message.ts";
import type { Protocol } from "#schema/protocol/protocol.ts";
import { queueStatus, queueWish } from "#schema/protocol/queue.ts";
import { queueCounts } from "#schema/protocol/queueCounts.ts";
import { reaction } from "#schema/protocol/reactions.ts";
import { player, seatInfo, substitution } from "#schema/protocol/seats.ts";
import { playerStatistics } from "#schema/protocol/statistics.ts";
import { balls, cardName, moment, place, seat, variantName } from "#schema/protocol/table.ts";
import { tournament } from "#schema/protocol/tournament.ts";
import { user } from "#schema/protocol/user.ts";
import { viewData } from "#schema/protocol/view.ts";
import { waiting } from "#schema/protocol/waiting.ts";
import { newWaitingGame, waitingGame, waitingSlot } from "#schema/protocol/waitingGame.ts";
import {
  channelWords,
  chatWords,
  closeWords,
  commonErrorWords,
  gameWords,
  lobbyWords,
  type ProtocolWords,
  tournamentWords,
  userWords,
  waitingWords,
} from "#schema/protocol/words.ts";
import { currentTournament, listedTournament, tournamentWinner } from "#schema/tournament/lists.ts";
import { tournamentMatch, tournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { tournamentForm } from "#schema/tournament.ts";
import { Shapes } from "./shapes.ts";

const shapes = new Shapes({
  WaitingGame: waitingGame,
  NewWaitingGame: newWaitingGame,
  WaitingSlot: waitingSlot,
  RunningGame: runningGame,
  QueueWish: queueWish,
  QueueStatus: queueStatus,
  QueueCounts: queueCounts,
  TournamentForm: tournamentForm,
  TournamentSnapshot: tournamentSnapshot,
  TournamentMatch: tournamentMatch,
  CurrentTournament: currentTournament,
  ListedTournament: listedTournament,
  TournamentWinner: tournamentWinner,
  Message: message,
  ChatInfo: chatInfo,
  ChatOverview: chatOverview,
  View: viewData,
  GameEvent: gameEvent,
  Player: player,
  SeatInfo: seatInfo,
  Substitution: substitution,
  Rematch: rematch,
  PlayerStatistics: playerStatistics,
  SeatFeat: seatFeat,
  Reaction: reaction,
  Presence: presence,
  Variant: variantName,
  BallColor: ballColor,
  Card: cardName,
  Seat: seat,
  Place: place,
  Balls: balls,
  Moment: moment,
});

/** The text of docs/protocol.md, from the schemas and words of schema/protocol. */
export function protocolDocs(): string {
  return `${[
    `# The protocol of the rooms

Generated from \`schema/protocol/\` by \`node scripts/protocol-docs.ts\`; \`npm test\` fails when it is outdated.`,
    `## Connecting
\`POST /gameApi/socketTicket { party, room }\` with the session's bearer token returns a ticket, which admits one socket to one room with the session's identity, once, within ${limits.ticketLifetimeMs / 1000} s. Then

\`\`\`
GET /parties/:party/:room?ticket=…&v=…      (WebSocket)
\`\`\`

- Without \`ticket\` the client is a spectator, if the room admits spectators.
- \`v\` is the number of the last event that the client has; then the room sends what it missed. Without it, or if that is no longer kept, the room sends a snapshot.
- The Worker answers 403 to pages of other sites and 404 if the room does not exist.`,
    `## Frames
Text frames of JSON, of at most ${limits.frameMaxChars} characters from the client.

| | frame |
|---|---|
| client → room, a request | \`{ id, type, data }\` |
| room → client, the answer | \`{ re, status, data }\` or \`{ re, status, error }\` |
| room → client, an event | \`{ v, type, data }\` |

- \`id\` names a request: 1 to ${limits.requestIDMaxLength} characters, unique per player, across all tabs (a random UUID is good). A request that is repeated with its \`id\` gets its first answer again and acts once, also on another socket and after a restart of the room; so repeat it until it is answered. The last ${limits.answersKept} answers to each player are kept, for ${limits.answersKeptMs / 60_000} minutes. A room that restarts forgets whom it has refused: a refusal changes nothing.
- \`status\` is as in HTTP, \`error\` a code for which the client has the texts.
- \`v\` numbers the events for one viewer of one room, without gaps; the first may have any number. After a gap the client asks to catch up; the last ${limits.eventsKept} are kept.
- The events that a request causes come before its answer.
- The heartbeat \`${lineQuestion}\` (no JSON) is answered with \`${lineAnswer}\`. The client sends it every ${limits.socketAskMs / 1000} s.
- After every ${limits.unreadBeforeAsked / 1024} kB the room sends the client a read check, \`{ "read": number }\`. The client sends the same frame back at once, which costs nothing; a client that gets ${limits.unreadMax / 1024} kB more before that is closed. The same frame without a read check is not a request.
- A person may send a room ${limits.rateBurst} frames at once, and ${limits.ratePerSecond} per second after that, with all of at most ${limits.socketsPerPerson} sockets there; a socket without a ticket as many by itself. A request that only reads (\`catchUp\`, and names that begin with \`get\`) counts as ${limits.readCost}.`,
    `### Errors of every request
${errorTable(commonErrors, commonErrorWords)}`,
    `### Close codes
The code's name is the reason of the close frame. The platform closes a socket that sends a frame of more than 32 MB with \`1009\`.

${table(
  ["code", "reason", ""],
  Object.entries(closeCodes).map(([reason, code]) => [
    code,
    `\`${reason}\``,
    closeWords[reason as keyof typeof closeWords],
  ]),
)}`,
    party("lobby", lobby, lobbyWords),
    party("waiting", waiting, waitingWords),
    party("game", game, gameWords),
    party("tournament", tournament, tournamentWords),
    party("user", user, userWords),
    party("channel", channel, channelWords),
    party("chat", chat, chatWords),
    `## Shapes
${shapes
  .named()
  .map(([name, shape]) => code(`type ${name} = ${shape}`))
  .join("\n\n")}`,
  ].join("\n\n")}\n`;
}

function party<P extends Protocol>(name: string, protocol: P, words: ProtocolWords<P>): string {
  const requests = Object.entries(protocol.requests).map(
    ([type, schema]) =>
      `#### ${type}\n${words.requests[type]}\n\n${code(`data: ${shapes.of(schema)}\nanswer: ${shapes.of(protocol.answers[type])}`)}`,
  );
  const events = Object.entries(protocol.events).map(
    ([type, schema]) => `#### ${type}\n${words.events[type]}\n\n${code(`data: ${shapes.of(schema)}`)}`,
  );
  return [
    `## Party \`${name}\`\n${words.party}`,
    `### Requests of \`${name}\``,
    ...requests,
    `### Errors of \`${name}\`\n${errorTable(protocol.errors, words.errors)}`,
    `### Events of \`${name}\``,
    ...events,
  ].join("\n\n");
}

function errorTable(errors: Record<string, number>, words: Record<string, string>): string {
  return table(
    ["status", "error", ""],
    Object.entries(errors).map(([error, status]) => [status, `\`${error}\``, words[error]]),
  );
}

function table(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function code(text: string): string {
  return `\`\`\`ts\n${text.replaceAll(/ +\n/g, "\n")}\n\`\`\``;
}
