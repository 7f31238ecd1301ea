import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../Button.tsx";
import { HiddenIcon, ShownIcon } from "./passwordIcons.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

/** A password field whose content can be shown. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "aside">) {
  const { t } = useTranslation("form");
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? HiddenIcon : ShownIcon;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      aside={
        <Button
          variant="ghost"
          size="icon"
          aria-label={isShown ? t("hidePassword") : t("showPassword")}
          onClick={() => setShown(!isShown)}
        >
          <Icon />
        </Button>
      }
    />
  );
}
