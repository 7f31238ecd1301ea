import { chakra } from "@chakra-ui/react/styled-system";
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { CloseIcon } from "./icons.tsx";
import { noteOpen } from "./openDialogs.ts";

/**
 * A window over the page. The browser's own `<dialog>` keeps the focus inside, closes with Escape and returns the
 * focus.
 * @param props.onClose called after it was closed, by Escape, by the cross, or by a press beside it
 */
export function Dialog(props: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  placement?: keyof typeof placements;
  children: ReactNode;
}) {
  const { title, isOpen, onClose, placement = "middle", children } = props;
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleID = useId();

  useEffect(() => {
    const shown = dialog.current;
    if (!isOpen || shown === null) return shown?.close();
    shown.showModal();
    return noteOpen(shown);
  }, [isOpen]);

  return (
    <Frame
      ref={dialog}
      aria-labelledby={titleID}
      {...placements[placement]}
      // The event comes a moment later; the dialog may be open again by then.
      onClose={() => !dialog.current?.open && onClose()}
      onPointerDown={(event) => isBeside(event) && dialog.current?.close()}
    >
      {isOpen && (
        <chakra.div p={{ base: "4", sm: "6" }}>
          <chakra.div display="flex" alignItems="center" gap="3" mb="4">
            <chakra.h2 id={titleID} flex="1" fontSize="xl">
              {title}
            </chakra.h2>
            <Button
              variant="ghost"
              size="icon"
              mr="-2"
              aria-label={t("close")}
              onClick={() => dialog.current?.close()}
            >
              <CloseIcon />
            </Button>
          </chakra.div>
          {children}
        </chakra.div>
      )}
    </Frame>
  );
}

/** Whether a press is on the backdrop; one on the dialog's scrollbar has the same target. */
function isBeside({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * In the center of the page; from the top down, so that nothing moves when the content grows; or below the right end of
 * the page's header.
 */
const placements = {
  middle: { m: "auto", width: "min(30rem, calc(100vw - 1.5rem))" },
  top: {
    m: { base: "0.75rem auto auto", md: "8dvh auto auto" },
    maxHeight: { base: "calc(100dvh - 1.5rem)", md: "calc(92dvh - 0.75rem)" },
    width: "min(30rem, calc(100vw - 1.5rem))",
  },
  corner: {
    m: "3.75rem max(0.75rem, calc((100vw - 76rem) / 2 + 0.75rem)) auto auto",
    width: "min(22rem, calc(100vw - 1.5rem))",
  },
} as const;

const Frame = chakra("dialog", {
  base: {
    p: "0",
    maxHeight: "calc(100dvh - 1.5rem)",
    overflow: "auto",
    border: "0",
    borderRadius: "lg",
    bg: "bg.raised",
    color: "fg",
    boxShadow: "lg",
    textAlign: "start",
    _backdrop: { bg: "backdrop" },
  },
});
