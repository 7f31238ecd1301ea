import type { RecordedMove } from "#schema/db/games.ts";
import type { Draw } from "#schema/draw.ts";

/**
 * A finished game as its row in `game_records` contains it: its moves, and what its room needs beyond the other tables
 * to open again (`room`, which only the room reads), and where its seed came from, unless the server alone drew it. It is packed, because it is kept for ever: 370 moves take 3 kB.
 * Games from before are rows of plain moves.
 */
export interface StoredGame {
  moves: readonly RecordedMove[];
  draw?: Draw | null;
  room?: unknown;
}

/** What is compressed: the moves as lines; the time of the first and, for each further one, the ms since the last. */
type Packed = { moves: string; times: number[]; draw?: Draw | null; room?: unknown };

/** Packs a game. */
export async function packGame({ moves, draw, room }: StoredGame): Promise<string> {
  const times = moves.map(({ at }, i) => at - (i === 0 ? 0 : moves[i - 1].at));
  const packed: Packed = {
    moves: moves.map(({ move }) => move).join("\n"),
    times,
    draw: draw ?? undefined,
    room,
  };
  const bytes = await piped(new TextEncoder().encode(JSON.stringify(packed)), new CompressionStream(format));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Unpacks a game, of whichever form its row has. */
export async function unpackGame(log: string | readonly RecordedMove[]): Promise<StoredGame> {
  if (typeof log !== "string") return { moves: log };
  const bytes = Uint8Array.from(atob(log), (char) => char.charCodeAt(0));
  const text = new TextDecoder().decode(await piped(bytes, new DecompressionStream(format)));
  const { moves, times, draw = null, room } = JSON.parse(text) as Packed;
  let at = 0;
  const read = (move: string, i: number) => {
    at += times[i];
    return { move, at };
  };
  return { moves: moves === "" ? [] : moves.split("\n").map(read), draw, room };
}

const format = "deflate-raw";

async function piped(
  bytes: BufferSource,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}
