import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { friendIn } from "#web/net/user/friends.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { type FriendAction, useFriendActions } from "./useFriendActions.ts";

/** The friendship actions for a player, depending on the current relation. */
export function FriendButtons({ username }: { username: string }) {
  const { t } = useTranslation("people");
  const own = useUserRoom();
  const { isBusy, act } = useFriendActions();
  const [isAsked, setAsked] = useState(false);
  const account = useAccount();
  const status = friendIn(own, username)?.status ?? "none";
  if (!own?.friends && account === undefined) return null;

  const button = (label: string, action: FriendAction, isMain = false) => (
    <Button
      variant={isMain ? "solid" : "outline"}
      aria-disabled={isBusy}
      onClick={() => {
        setAsked(false);
        void act(action, username);
      }}
    >
      {label}
    </Button>
  );
  if (isAsked && status === "done") {
    return (
      <chakra.div>
        <chakra.p mb="2">{t("remove.question", { username })}</chakra.p>
        <Buttons>
          {button(t("remove.yes"), "friends:cancel")}
          <Button variant="ghost" onClick={() => setAsked(false)}>
            {t("remove.no")}
          </Button>
        </Buttons>
      </chakra.div>
    );
  }
  // Until the friends are known it keeps the place of the most frequent button, so that nothing beside it moves.
  return (
    <Buttons visibility={own?.friends ? undefined : "hidden"}>
      {status === "none" && button(t("add"), "friends:request")}
      {status === "to" && button(t("withdraw"), "friends:cancel")}
      {status === "from" && button(t("accept"), "friends:confirm", true)}
      {status === "from" && button(t("decline"), "friends:cancel")}
      {status === "done" && (
        <Button variant="outline" onClick={() => setAsked(true)}>
          {t("remove.ask")}
        </Button>
      )}
    </Buttons>
  );
}

const Buttons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
