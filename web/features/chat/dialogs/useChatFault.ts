import { useState } from "react";
import { useTranslation } from "react-i18next";

/** Texts for a chat's refusals; everything else counts as a lost connection. */
const reasons: Partial<
  Record<
    string,
    | "notWanted"
    | "alreadyMember"
    | "full"
    | "noUser"
    | "hasLeft"
    | "blocked"
    | "tooMany"
    | "notGroup"
    | "rudeTitle"
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
  rude_name: "rudeTitle",
};

/** Explains why a chat refused a request. */
export function useChatFault(): { fault: string | undefined; setFault: (error: string | undefined) => void } {
  const { t } = useTranslation("chat");
  const [error, setFault] = useState<string>();
  return { fault: error && t(`fault.${reasons[error] ?? "lost"}`), setFault };
}
