import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type GameStarter, gameStarters } from "#schema/tournament.ts";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { BesideForm } from "../form/BesideForm.tsx";
import { FormFields } from "../form/FormFields.tsx";
import { FormSummary } from "../form/FormSummary.tsx";
import { type FormWish, formOf, usualWish } from "../form/formWish.ts";
import { useCreate } from "./useCreate.ts";

/** An earlier tournament that is played again. */
interface Repeated {
  id: number;
  title: string;
  wish: FormWish;
  startsGames: GameStarter;
}

/** Asks how the tournament shall be, shows what that comes to, and creates it. */
export function CreateForm({ repeated }: { repeated?: Repeated }) {
  const { t } = useTranslation("tournamentAdmin");
  const form = useForm({ mode: "onTouched", defaultValues: { title: repeated?.title ?? "" } });
  const [wish, setWish] = useState(repeated?.wish ?? usualWish);
  const [startsGames, setStartsGames] = useState<GameStarter>(repeated?.startsGames ?? "admin");
  const { create, failure } = useCreate();
  const played = formOf(wish);
  const onSend = async ({ title }: { title: string }): Promise<void> => {
    if (played) await create({ title, form: played, startsGames, repeats: repeated?.id ?? null });
  };
  return (
    <BesideForm aside={<FormSummary form={played} />}>
      <Form form={form} onSend={onSend} send={t("create.send")} error={failure}>
        <TextField
          name="title"
          check="tournamentTitle"
          label={t("create.title")}
          hint={t("create.titleHint")}
          autoComplete="off"
        />
        <FormFields wish={wish} onChange={setWish} />
        <ChoiceGroup
          legend={t("create.starts.label")}
          value={startsGames}
          onChange={setStartsGames}
          options={gameStarters.map((starter) => ({ value: starter, label: t(`create.starts.${starter}`) }))}
          hint={t(`create.starts.hint.${startsGames}`)}
        />
        <chakra.div display={{ lg: "none" }}>
          <FormSummary form={played} />
        </chakra.div>
      </Form>
    </BesideForm>
  );
}
