import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { Button } from "#web/ui/Button.tsx";
import { Input } from "#web/ui/form/Field.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { CopyIcon } from "../../waiting/icons.tsx";
import type { Led } from "../led.ts";

/** The link with which others find their own team. */
export function InvitationLink({ tournament, actions }: Led) {
  const { t } = useTranslation("tournamentLead");
  const { pathTo } = usePaths();
  const id = useId();
  const [invitation, setInvitation] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const { id: tournamentID } = tournament;
  const load = useEffectEvent(async () => {
    const answer = await actions.act("tournament:private:getInvitation", {}, () => {});
    if (answer) setInvitation(answer.invitation);
  });
  useEffect(() => {
    void load();
  }, []);
  const link = invitation
    ? `${location.origin}${pathTo(`/tournament/private/${tournamentID}`)}?invitation=${invitation}`
    : "";
  return (
    <Panel title={t("link.title")}>
      <chakra.label htmlFor={id} display="block" mb="2" fontSize="sm" color="fg.muted">
        {t("link.what")}
      </chakra.label>
      <chakra.div display="flex" gap="2">
        <Input
          id={id}
          readOnly
          value={link}
          flex="1"
          minWidth="0"
          fontSize="sm"
          textOverflow="ellipsis"
          onFocus={({ target }) => target.select()}
        />
        {"clipboard" in navigator && (
          <Button
            variant="outline"
            size="icon"
            aria-label={t("link.copy")}
            title={t("link.copy")}
            aria-disabled={link === ""}
            onClick={() => {
              if (link !== "")
                navigator.clipboard.writeText(link).then(
                  () => setCopied(true),
                  () => {},
                );
            }}
          >
            {isCopied ? <CheckIcon /> : <CopyIcon />}
          </Button>
        )}
      </chakra.div>
      <chakra.span srOnly role="status">
        {isCopied && t("link.copied")}
      </chakra.span>
    </Panel>
  );
}
