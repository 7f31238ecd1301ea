import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Select } from "#web/ui/form/Select.tsx";

/** Asks which friend to take along; nothing for whoever has none who may be online. */
export function Partner(props: { partner: string | null; onChange: (partner: string | null) => void }) {
  const { partner, onChange } = props;
  const { t } = useTranslation("quickMatch");
  const id = useId();
  const friends =
    useUserRoom()?.friends?.filter(({ status, isOnline }) => status === "done" && isOnline !== false) ?? [];
  if (friends.length === 0) return null;
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="1.5" fontSize="sm" fontWeight="medium" color="fg.muted">
        {t("partner")}
      </chakra.label>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        value={partner ?? ""}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{t("alone")}</option>
        {friends.map(({ username }) => (
          <option key={username}>{username}</option>
        ))}
      </Select>
      <chakra.p id={`${id}-hint`} mt="1.5" fontSize="sm" color="fg.muted">
        {t("partnerHint")}
      </chakra.p>
    </div>
  );
}
