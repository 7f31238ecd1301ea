import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { useFriendActions } from "./useFriendActions.ts";

/** That a friend is invited to the waiting room in which the user sits, and the way to take that back. */
export function Invited({ username }: { username: string }) {
  const { t } = useTranslation("people");
  const { isBusy, act } = useFriendActions();
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.span role="status" display="inline-flex" alignItems="center" gap="1" color="success">
        <CheckIcon />
        {t("isInvited")}
      </chakra.span>
      <Button
        variant="ghost"
        px="2"
        aria-disabled={isBusy}
        aria-label={t("takeBackFrom", { username })}
        onClick={() => void act("user:withdrawInvitation", username)}
      >
        {t("takeBack")}
      </Button>
    </chakra.span>
  );
}
