import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";

/**
 * The end of the loaded moves. Reaching it by scrolling or by keyboard loads more.
 * @param props.isFirst no moves are loaded yet: the first ones come by themselves, and then take its place
 */
export function EarlierMoves({ isFirst, onAsk }: { isFirst: boolean; onAsk: () => void }) {
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
    <Button ref={button} variant="ghost" visibility={isFirst ? "hidden" : undefined} onClick={onAsk}>
      {t("earlierMoves")}
    </Button>
  );
}
