import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useUsername } from "#web/net/account.ts";
import { pathOfProfile } from "#web/routing/profilePath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "../Link.tsx";
import { openPlayerMenu } from "./playerMenu.ts";

/**
 * Makes the name of a player with an account a link to the profile or, where that would lead away from a game or a
 * talk, a button that opens the player menu: only for a signed-in user, about another one.
 */
export function PlayerPress(props: { username: string; hasMenu: boolean; children: ReactNode }) {
  const { username, hasMenu, children } = props;
  const self = useUsername();
  const { pathTo } = usePaths();
  if (!hasAccount(username)) return children;
  if (!hasMenu) return <Door to={pathTo(pathOfProfile(username))}>{children}</Door>;
  if (self === undefined || self === username) return children;
  return (
    <Press type="button" aria-haspopup="dialog" onClick={() => openPlayerMenu({ username })}>
      {children}
    </Press>
  );
}

/** Names given by the server (to guests and bots) contain digits; names that players choose contain none. */
function hasAccount(username: string): boolean {
  return username !== "" && !/\d/.test(username);
}

const pressable: SystemStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  minWidth: "0",
  // The padding lies outside, over the margins, and leaves all of the width to the name.
  maxWidth: "calc(100% + 0.75rem)",
  px: "1.5",
  mx: "-1.5",
  borderRadius: "md",
  _hover: { bg: "bg.sunken" },
};

const Press = chakra("button", {
  base: { ...pressable, minHeight: "11", textAlign: "start", cursor: "pointer" },
});

const Door = chakra(Link, {
  base: { ...pressable, minHeight: "8", color: "inherit", textDecoration: "none" },
});
