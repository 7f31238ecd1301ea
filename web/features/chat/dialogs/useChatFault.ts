import { useState } from "react";
import { useTranslation } from "react-i18next";

/** The words for what a chat says no to; all else is told as a lost line. */
const reasons: Partial<
  Record<
    string,
    "notWanted" | "alreadyMember" | "full" | "noUser" | "hasLeft" | "blocked" | "tooMany" | "notGroup"
  >
> = {
  not_wanted: "notWanted",
  already_member: "alreadyMember",
  has_left: "hasLeft",
  full: "full",
  not_found: "noUser",
  blocked: "blocked",
  too_many: "tooMany",
  not_group: "notGroup",
};

/** Says why a chat did not do what one asked of it. */
export function useChatFault(): { fault: string | undefined; setFault: (error: string | undefined) => void } {
  const { t } = useTranslation("chat");
  const [error, setFault] = useState<string>();
  return { fault: error && t(`fault.${reasons[error] ?? "lost"}`), setFault };
}
