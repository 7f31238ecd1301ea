import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { boundedSize } from "#web/chat/chatPosition.ts";
import { usePreference } from "#web/preferences/usePreference.ts";

/** How much an arrow key changes the size, in percent. */
const step = 2;

/** The edge between the page and the chat, movable by pointer and keyboard. */
export function Separator() {
  const { t } = useTranslation("chat");
  const [position] = usePreference("chatPosition");
  const isHeld = useRef(false);
  const isRight = position === "right";
  const [size, choose] = usePreference(isRight ? "chatRightSize" : "chatBottomSize");
  const resize = (percent: number): void => choose(boundedSize(percent));
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    if (!isHeld.current) return;
    const part = isRight ? 1 - clientX / innerWidth : 1 - clientY / innerHeight;
    resize(part * 100);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const sizes: Partial<Record<string, number>> = {
      [isRight ? "ArrowLeft" : "ArrowUp"]: size + step,
      [isRight ? "ArrowRight" : "ArrowDown"]: size - step,
      Home: limits.chatSizeMin,
      End: limits.chatSizeMax,
    };
    const wanted = sizes[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    resize(wanted);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr element can't be moved
    <div
      className="chat-separator"
      role="separator"
      tabIndex={0}
      aria-label={t("resize")}
      aria-orientation={isRight ? "vertical" : "horizontal"}
      aria-valuenow={size}
      aria-valuemin={limits.chatSizeMin}
      aria-valuemax={limits.chatSizeMax}
      aria-valuetext={`${size} %`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isHeld.current = true;
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => {
        isHeld.current = false;
      }}
      onKeyDown={onKeyDown}
    />
  );
}
