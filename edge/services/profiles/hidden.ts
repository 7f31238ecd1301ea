import type { HiddenPart } from "#schema/playerStats.ts";
import type { Identity } from "#schema/rooms.ts";
import { findPrivacyOf, type ProfileOwner } from "#store/profiles.ts";
import type { Env } from "../../env.ts";
import { askDatabase } from "../database.ts";
import { noPlayer } from "../knownPlayers.ts";

/** A player as somebody may see them. */
export interface SeenPlayer {
  id: number;
  /** Whether it is who looks. */
  isOwn: boolean;
  hidden: HiddenPart[];
}

/**
 * The player of this name, and what is kept from who looks.
 * @param viewer who looks; undefined for a stranger
 * @throws Problem `not_found` if there is no such player
 */
export async function playerSeenBy(
  env: Env,
  viewer: Identity | undefined,
  username: string,
): Promise<SeenPlayer> {
  const owner = await askDatabase(env, (db) => findPrivacyOf(db, username));
  if (owner === undefined) throw noPlayer(username);
  return { id: owner.id, isOwn: isOneself(viewer, owner.id), hidden: hiddenFrom(viewer, owner) };
}

/** What a player keeps from who looks; from oneself nothing. */
export function hiddenFrom(
  viewer: Identity | undefined,
  owner: Pick<ProfileOwner, "id" | "hidesActivity" | "hidesSocials">,
): HiddenPart[] {
  if (isOneself(viewer, owner.id)) return [];
  return [
    ...(owner.hidesSocials ? (["socials"] as const) : []),
    ...(owner.hidesActivity ? (["activity"] as const) : []),
  ];
}

function isOneself(viewer: Identity | undefined, userID: number): boolean {
  return viewer?.kind === "user" && viewer.id === userID;
}
