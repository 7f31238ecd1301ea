import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { MenuIcon } from "#web/ui/icons.tsx";
import { fetchMenu, Menu } from "./Menu.tsx";

/** The way out of a page over the full screen, with what the header offers elsewhere. */
export function ShellMenu() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("menu")}
        aria-haspopup="dialog"
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </Button>
      <Menu isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
