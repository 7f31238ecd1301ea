import { chakra } from "@chakra-ui/react/styled-system";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type PasswordStrength, passwordStrength, passwordStrengths } from "#schema/passwords.ts";
import { Field } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useFaultText } from "./useFaultText.ts";

/** The values that the surrounding form needs for these fields. */
export interface NewPassword {
  password: string;
  repeat: string;
}

/** A new password, its strength, and its repetition. */
export function NewPasswordFields() {
  const { t } = useTranslation("form");
  const faultText = useFaultText();
  const { register, watch, formState } = useFormContext<NewPassword>();
  return (
    <>
      <PasswordField
        name="password"
        check="password"
        label={t("newPassword")}
        autoComplete="new-password"
        hint={<Strength password={watch("password")} />}
      />
      <Field
        type="password"
        label={t("repeatPassword")}
        autoComplete="new-password"
        error={formState.errors.repeat && faultText("differs", "password")}
        {...register("repeat", { validate: (repeat, { password }) => repeat === password })}
      />
    </>
  );
}

const colors: Record<PasswordStrength, string> = { weak: "danger", medium: "warning", strong: "success" };

function Strength({ password }: { password: string }) {
  const { t } = useTranslation("form");
  if (password === "") return t("passwordHint");
  const strength = passwordStrength(password);
  const steps = passwordStrengths.indexOf(strength) + 1;
  return (
    <chakra.span display="flex" alignItems="center" gap="2">
      <chakra.span display="flex" gap="1" aria-hidden="true">
        {passwordStrengths.map((step, at) => (
          <chakra.i
            key={step}
            width="6"
            height="1"
            borderRadius="full"
            bg={at < steps ? colors[strength] : "line"}
          />
        ))}
      </chakra.span>
      {t(`strength.${strength}`)}
    </chakra.span>
  );
}
