import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useUsername } from "#web/net/account.ts";
import { openPlayerMenu } from "./playerMenu.ts";

/**
 * Makes a player's name a button that opens the player menu. Only for a signed-in user with an account, about another
 * user with one.
 */
export function PlayerPress({ username, children }: { username: string; children: ReactNode }) {
  const self = useUsername();
  if (self === undefined || self === username || !hasAccount(username)) return children;
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

const Press = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minWidth: "0",
    minHeight: "11",
    maxWidth: "100%",
    px: "1.5",
    mx: "-1.5",
    borderRadius: "md",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "bg.sunken" },
  },
});
