import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useOpenRequests } from "#web/net/user/friends.ts";

/**
 * The number of friend requests that wait for an answer; nothing if there are none. The name of the button that it is
 * on includes the number.
 */
export function RequestBadge({ isOnButton = false }: { isOnButton?: boolean }) {
  const { t } = useTranslation();
  const count = useOpenRequests();
  if (count === 0) return null;
  return (
    <chakra.span
      {...(isOnButton && { position: "absolute", top: "0.5", right: "0.5" })}
      minWidth="1.25rem"
      ml={isOnButton ? undefined : "2"}
      px="1"
      borderRadius="full"
      bg="accent"
      color="accent.fg"
      fontSize="xs"
      fontWeight="bold"
      lineHeight="1.25rem"
      textAlign="center"
      aria-hidden={isOnButton}
    >
      {count}
      {!isOnButton && <chakra.span srOnly> {t("openRequests", { count })}</chakra.span>}
    </chakra.span>
  );
}
