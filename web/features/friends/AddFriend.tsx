import { chakra } from "@chakra-ui/react/styled-system";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { useFriendActions } from "#web/people/useFriendActions.ts";
import { Button } from "#web/ui/Button.tsx";
import { PlayerPicker } from "#web/ui/form/player/PlayerPicker.tsx";
import type { FoundPlayer } from "#web/ui/form/player/usePlayerSearch.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Finds another player and sends a friend request. */
export function AddFriend() {
  const { t } = useTranslation("people");
  const [chosen, setChosen] = useState<FoundPlayer | null>(null);
  const { isBusy, act } = useFriendActions();
  const own = useAccount();
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (chosen === null || !(await act("friends:request", chosen.username))) return;
    showToast({ kind: "success", title: t("asked", { username: chosen.username }) });
    setChosen((now) => (now === chosen ? null : now));
  };
  return (
    <chakra.form
      translate="no"
      display="grid"
      gridTemplateColumns={{ sm: "minmax(0, 1fr) auto" }}
      alignItems="start"
      gap="3"
      onSubmit={ask}
    >
      <PlayerPicker label={t("find")} value={chosen} onChoose={setChosen} avoid={own ? [own.id] : []} />
      <Button type="submit" aria-disabled={chosen === null} aria-busy={isBusy} mt={{ sm: "6" }}>
        {t("add")}
      </Button>
    </chakra.form>
  );
}
