import { signIn } from "../visitors/joining.ts";
import { beginPlaying, playOn } from "../visitors/playing.ts";
import { write } from "../visitors/talks.ts";
import type { DemoPlayer } from "./people.ts";

const tables = [
  { variant: "4x2m", level: "solid", moves: 30 },
  { variant: "6x3m", level: "beginner", moves: 12 },
  { variant: "4x1n", level: "solid", moves: 45 },
] as const;

const said = [
  "Guten Abend zusammen!",
  "Wer hat Lust auf eine Runde zu sechst?",
  "Ich bin dabei, sobald mein Tisch fertig ist.",
  "Gestern 118 Karten im Team-Tac, das war knapp am Rekord vorbei.",
];

/** Lets some of the players play and talk on the running site at `url`. */
export async function beginLiveGames(url: string, players: readonly DemoPlayer[]): Promise<void> {
  const members = await Promise.all(
    players.slice(0, said.length).map(({ identity }) => signIn(url, identity.name)),
  );
  for (const [at, { variant, level, moves }] of tables.entries()) {
    const member = members[at];
    const { gameID } = await beginPlaying(url, { variant, level }, member);
    await playOn(url, { session: member, gameID }, moves);
  }
  for (const [at, text] of said.entries()) await write(url, "channel", "general", members[at].token, text);
}
