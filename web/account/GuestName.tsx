import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { nameGuest } from "#web/net/guest.ts";
import { session } from "#web/net/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { Field } from "#web/ui/form/Field.tsx";
import { type FormFault, formFaultOf } from "#web/ui/form/formFaults.ts";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { useFaultText } from "#web/ui/form/useFaultText.ts";
import { CheckIcon } from "#web/ui/icons.tsx";
import { neutralName } from "#web/ui/player/neutralName.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { named } from "#web/ui/tooltip/named.ts";

/** Asks who sits down with people without an account for a name; nothing for whoever has one. */
export function GuestName() {
  return useAccount() === undefined ? <NameField /> : null;
}

/** The name is sent with its button, with Enter, and when the field is left: whoever goes on has not forgotten it. */
function NameField() {
  const { t } = useTranslation("account");
  const faultText = useFaultText();
  const [name, setName] = useState(chosenName);
  const [given, setGiven] = useState(chosenName);
  const [fault, setFault] = useState<FormFault>();
  const { failure, attempt } = useFailure();
  const { isBusy, runSerially } = useSerialActions();
  const isNew = name.trim() !== "" && name.trim() !== given;
  const send = async (): Promise<void> => {
    if (!isNew) return setFault(undefined);
    const found = formFaultOf("username", name);
    setFault(found);
    if (found !== undefined) return;
    await runSerially(`name ${name}`, () =>
      attempt(
        async () => {
          await nameGuest(name);
          setGiven(chosenName());
        },
        { USERNAME_NOT_AVAILABLE: () => setFault("username_taken") },
      ),
    );
  };
  return (
    <Field
      label={t("guestName.ask")}
      autoComplete="nickname"
      translate="no"
      value={name}
      onChange={({ target }) => {
        setName(target.value);
        setFault(undefined);
      }}
      onBlur={() => void send()}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // It may stand in a form about something else.
        event.preventDefault();
        void send();
      }}
      error={fault ? faultText(fault, "username") : failure}
      hint={given !== "" && !isNew ? t("guestName.done", { name: given }) : t("guestName.hint")}
      aside={
        isNew && (
          <Button
            variant="ghost"
            size="icon"
            {...named(t("guestName.send"))}
            aria-busy={isBusy}
            onClick={() => void send()}
          >
            <CheckIcon />
          </Button>
        )
      }
    />
  );
}

/** The name that the guest of this tab has chosen before; empty for none. */
function chosenName(): string {
  return neutralName(session.read()?.username ?? "")?.chosen ?? "";
}
