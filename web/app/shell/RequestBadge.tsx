import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useOpenRequests } from "#web/net/user/friends.ts";

/** How many requests to be friends wait for an answer; nothing where none does. On a button its name says it. */
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
