import { useTranslation } from "react-i18next";
import { installPrompt } from "#web/offline/install.ts";
import { Button } from "#web/ui/Button.tsx";
import { useStore } from "#web/ui/useStore.ts";

/** Installs the site as an app, where the browser offers that. */
export function InstallButton() {
  const { t } = useTranslation();
  const offered = useStore(installPrompt);
  if (!offered) return null;
  const install = () => {
    // The event works only once. A browser that still offers installation sends another.
    installPrompt.write(undefined);
    void offered.prompt();
  };
  return (
    <Button variant="outline" onClick={install}>
      {t("install")}
    </Button>
  );
}
