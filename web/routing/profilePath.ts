/** The tabs of a profile; the first one has no name in the address. */
export const profileTabs = ["overview", "games", "cards", "friends", "achievements", "socials"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The address of a tab of a player's profile, relative to the site. */
export function pathOfProfile(username: string, tab: ProfileTab = "overview"): string {
  const profile = `/profile/${encodeURIComponent(username)}`;
  return tab === "overview" ? profile : `${profile}/${tab}`;
}
