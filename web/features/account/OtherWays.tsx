import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type AccountDialogMode, openAccountDialog } from "#web/account/accountDialog.ts";

/** Links from one form of the account dialog to the others. */
export function OtherWays({ modes }: { modes: readonly AccountDialogMode[] }) {
  const { t } = useTranslation("account");
  return (
    <chakra.div mt="4" display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
      {modes.map((mode) => (
        <LinkButton key={mode} type="button" onClick={() => openAccountDialog(mode)}>
          {t(`otherWay.${mode}`)}
        </LinkButton>
      ))}
    </chakra.div>
  );
}

/** A button that looks like a link in a text. */
export const LinkButton = chakra("button", {
  base: { minHeight: "11", color: "accent.text", textDecoration: "underline", cursor: "pointer" },
});
