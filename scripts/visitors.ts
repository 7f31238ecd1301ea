import { join, type Member } from "./joining.ts";
import { beginPlaying, type Player } from "./playing.ts";

/** Who looks at the pages: a guest with a game under way, and somebody with an account. */
export type Visitors = { player: Player; member: Member };

/** Lets them come to the site at `url`. */
export async function inviteVisitors(url: string): Promise<Visitors> {
  const player = await beginPlaying(url, { variant: "4x2m", level: "simple" });
  return { player, member: await join(url, "Erika") };
}
