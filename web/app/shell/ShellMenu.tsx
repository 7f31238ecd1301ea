import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { MenuIcon } from "#web/ui/icons.tsx";
import { usePaths } from "../i18n/usePaths.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { LookChoices } from "./LookDialog.tsx";

/** The way out of a page over the full screen, with what the header offers elsewhere. */
export function ShellMenu() {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={t("menu")} onClick={() => setOpen(true)}>
        <MenuIcon />
      </Button>
      <Dialog title={t("menu")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <chakra.div display="grid" gap="5">
          <chakra.div ml="-3">
            <LanguageLinks />
          </chakra.div>
          <LookChoices />
          <ButtonLink variant="outline" to={pathTo("/")}>
            {t("toLanding")}
          </ButtonLink>
        </chakra.div>
      </Dialog>
    </>
  );
}
