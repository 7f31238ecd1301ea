import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";

/** The end of the loaded moves. Reaching it by scrolling or by keyboard loads more. */
export function EarlierMoves({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation("game");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current === null) return;
    const watcher = new IntersectionObserver(([{ isIntersecting }]) => {
      if (isIntersecting) onAsk();
    });
    watcher.observe(button.current);
    return () => watcher.disconnect();
  }, [onAsk]);
  return (
    <Button ref={button} variant="ghost" onClick={onAsk}>
      {t("earlierMoves")}
    </Button>
  );
}
