import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button } from "#web/ui/Button.tsx";
import { share } from "./share.ts";
import { type Solved, shareText } from "./shareText.ts";

/** Shares that a puzzle is solved; `path` is its address without the language. */
export function ShareButton({ solved, path }: { solved: Solved; path: string }) {
  const { t, i18n } = useTranslation("puzzles");
  const { pathTo } = usePaths();
  const press = () =>
    share(shareText(t, i18n.language, solved), new URL(pathTo(path), location.href).href, {
      copied: t("share.copied"),
      byHand: t("share.byHand"),
    });
  return (
    <Button variant="outline" onClick={() => void press()}>
      {t("share.press")}
    </Button>
  );
}
