import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useUsername } from "#web/net/account.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { AddFriend } from "./AddFriend.tsx";
import { FriendList } from "./FriendList.tsx";

/** `/friends`: the user's friends, which of them are online, and the open requests. */
export default function FriendsPage() {
  const { t } = useTranslation("people");
  const username = useUsername();
  return (
    <ListsPage heading={t("heading")} width="44rem">
      {username === undefined ? <WithoutAccount /> : <Friends />}
    </ListsPage>
  );
}

function Friends() {
  const { t } = useTranslation("people");
  const friends = useUserRoom()?.friends;
  return (
    <chakra.div display="grid" gap="8">
      <AddFriend />
      {!friends && <Waiting />}
      {friends && friends.length > 0 && <FriendList friends={friends} />}
      {friends?.length === 0 && (
        <Empty title={t("none.title")}>
          <p>{t("none.hint")}</p>
        </Empty>
      )}
    </chakra.div>
  );
}

function WithoutAccount() {
  const { t } = useTranslation("people");
  return (
    <Empty title={t("guest.title")}>
      <p>{t("guest.hint")}</p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
        <Button onClick={() => openAccountDialog("signUp")}>{t("guest.signUp")}</Button>
        <Button variant="outline" onClick={() => openAccountDialog("signIn")}>
          {t("guest.signIn")}
        </Button>
      </chakra.div>
    </Empty>
  );
}
