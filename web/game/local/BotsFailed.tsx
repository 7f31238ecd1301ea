import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";

/** Takes the place of the instruction while the bots can't be asked. */
export function BotsFailed({ onAskAgain }: { onAskAgain: () => void }) {
  const { t } = useTranslation("playOn");
  return (
    <div className="game-line" role="alert" data-line="unreachable">
      <p className="game-now-what">{t("botsFailed")}</p>
      <Button onClick={onAskAgain}>{t("askAgain")}</Button>
    </div>
  );
}
