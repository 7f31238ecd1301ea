import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { keepOn, keepSite, kept } from "#web/offline/keeping.ts";
import { Button } from "#web/ui/Button.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { useStore } from "#web/ui/useStore.ts";

/**
 * Whether the site opens without a network on this device. Whoever comes here wants that, so what is missing is loaded by
 * itself, unless the browser has been told to save data.
 */
export function KeptSite() {
  const { t } = useTranslation("offline");
  const state = useStore(kept);
  useEffect(() => void (savesData() ? keepOn() : keepSite()), []);
  return (
    <Panel title={t("device.title")}>
      <chakra.p role="status" data-kept={state}>
        {t(`device.${state}`)}
      </chakra.p>
      {(state === "no" || state === "failed") && (
        <Button mt="4" variant="outline" onClick={keepSite}>
          {state === "no" ? t("device.keep") : t("device.again")}
        </Button>
      )}
    </Panel>
  );
}

/** Not every browser says so, and the types omit it. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
