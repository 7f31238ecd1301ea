import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccount, useUsername } from "#web/net/account.ts";
import { queries } from "#web/net/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { DeleteForm } from "./DeleteForm.tsx";
import { DownloadButton } from "./DownloadButton.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { emailQuery } from "./settingsQueries.ts";
import { UsernameForm } from "./UsernameForm.tsx";

const forms = { username: UsernameForm, email: EmailForm, password: PasswordForm, delete: DeleteForm };
type Change = keyof typeof forms;

/**
 * Forms to change name, email address and password, the download of all stored data, and the deletion of the account.
 */
export function AccessSettings() {
  const { t } = useTranslation("settings");
  const username = useUsername();
  const account = useAccount();
  useQuery(emailQuery, queries);
  const [open, setOpen] = useState<Change>();
  const close = (): void => setOpen(undefined);
  const Form = open && forms[open];
  const change = (what: Change): ReactNode => (
    <Button variant="outline" aria-label={t(`access.change.${what}`)} onClick={() => setOpen(what)}>
      {t("change")}
    </Button>
  );
  return (
    <>
      <chakra.dl display="grid" gap="3">
        <Row name={t("access.username")} value={username} action={change("username")} />
        <Row name={t("access.email")} value={account?.email} action={change("email")} />
        <Row name={t("access.password")} value="••••••••" action={change("password")} />
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <DownloadButton />
        <Button variant="danger" onClick={() => setOpen("delete")}>
          {t("access.change.delete")}
        </Button>
      </chakra.div>
      <Dialog title={open ? t(`access.change.${open}`) : ""} isOpen={open !== undefined} onClose={close}>
        {Form && <Form onDone={close} />}
      </Dialog>
    </>
  );
}

function Row({ name, value, action }: { name: string; value?: string; action: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" alignItems="center" columnGap="3">
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd gridRow="2" m="0" fontWeight="medium" overflowWrap="anywhere">
        {value}
      </chakra.dd>
      <chakra.dd gridRow="1 / 3" gridColumn="2" m="0">
        {action}
      </chakra.dd>
    </chakra.div>
  );
}
