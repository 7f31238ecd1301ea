import { useState } from "react";
import { useForm } from "react-hook-form";
import { Form } from "#web/ui/form/Form.tsx";
import { NewPasswordFields } from "#web/ui/form/NewPasswordFields.tsx";
import { PasswordField } from "#web/ui/form/PasswordField.tsx";
import { PlayerPicker } from "#web/ui/form/player/PlayerPicker.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { Panel } from "#web/ui/Panel.tsx";

const values = { name: "Anna", own: "", password: "", repeat: "", words: "" };

/** A form: what is wrong is said when a field is left, or the form is sent. */
export function Forms() {
  const form = useForm({ mode: "onTouched", defaultValues: values });
  const [player, setPlayer] = useState<Parameters<typeof PlayerPicker>[0]["value"]>(null);
  return (
    <Panel title="Form, TextField, PasswordField, NewPasswordFields, TextAreaField, PlayerPicker">
      <Form form={form} onSend={async () => {}} send="Send">
        <TextField name="name" check="username" label="Name" />
        <PasswordField name="own" check="givenPassword" label="Password" />
        <NewPasswordFields />
        <TextAreaField name="words" check="report" label="Words" />
      </Form>
      <PlayerPicker label="A player" value={player} onChoose={setPlayer} />
    </Panel>
  );
}
