import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router-dom";
import "./pendingBar.css";

/** Says that the next page is being loaded, while the last one still stands. */
export function PendingBar() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  return state !== "idle" && <div className="tac-pending" role="progressbar" aria-label={t("loading")} />;
}
