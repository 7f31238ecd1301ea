import { chakra } from "@chakra-ui/react/styled-system";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { faultOf } from "#schema/api/fieldFaults.ts";
import { limits } from "#schema/limits.ts";
import { ownTableName } from "#schema/ownTableName.ts";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain } from "#web/net/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { Field } from "#web/ui/form/Field.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { ownTablesQuery } from "../waitingQueries.ts";
import { GuestChoice } from "./GuestChoice.tsx";

/**
 * Asks for the name of a table and for whom to invite, and saves it.
 * @param props.tableID one to change; a new one without
 * @param props.children asks for its kind, or says it
 */
export function TableForm(props: {
  tableID?: string;
  name?: string;
  game: NewWaitingGame;
  guests: readonly string[];
  onSaved: () => void;
  children: ReactNode;
}) {
  const { tableID, game, onSaved, children } = props;
  const { t } = useTranslation("ownTables");
  const [name, setName] = useState(props.name ?? "");
  const [guests, setGuests] = useState(props.guests);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<"full" | "gone">();
  const { failure, attempt } = useFailure();
  const isNameWrong = !ownTableName.safeParse(name).success;

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isNameWrong || isSaving) return;
    setSaving(true);
    setRefusal(undefined);
    const isSaved = await attempt(send, {
      too_many_tables: () => setRefusal("full"),
      not_found: () => setRefusal("gone"),
    });
    setSaving(false);
    if (!isSaved) return;
    showToast({ kind: "success", title: t("saved", { name: name.trim() }) });
    onSaved();
  };

  return (
    <chakra.form translate="no" noValidate display="grid" gap="4" onSubmit={save}>
      <Field
        label={t("name.label")}
        hint={t("name.hint")}
        error={isTried && isNameWrong ? nameFault() : undefined}
        value={name}
        maxLength={limits.tableNameMaxLength}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <GuestChoice guests={guests} known={props.guests} onChange={setGuests} />
      {children}
      {refusal === "full" && <Notice kind="error">{t("full", { max: limits.ownTablesMax })}</Notice>}
      {refusal === "gone" && <Notice kind="error">{t("gone")}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" size="lg" aria-disabled={isSaving}>
        {t("save")}
      </Button>
    </chakra.form>
  );

  async function send(): Promise<void> {
    const json = { name, game, guests: [...guests] };
    if (tableID === undefined) await answerOf(api.tables.$post({ json }));
    else await answerOf(api.tables[":tableID"].$post({ param: { tableID }, json }));
    await askAgain({ queryKey: ownTablesQuery.queryKey });
  }

  function nameFault(): string {
    const isEmpty = faultOf(ownTableName, name) === "too_short";
    return isEmpty ? t("name.missing") : t("name.wrong");
  }
}
