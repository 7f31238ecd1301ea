import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { AboveDialogs } from "./AboveDialogs.tsx";
import { Button } from "./Button.tsx";
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from "./icons.tsx";
import { closeToast, type Toast, type ToastKind, toasts } from "./toasts.ts";
import { useLifetime } from "./useLifetime.ts";
import { useStore } from "./useStore.ts";

/**
 * The place of the toasts, once per page, above whatever dialog is open. It is mounted before them, so that a screen
 * reader announces them, each once.
 */
export function Toaster() {
  const shown = useStore(toasts);
  return (
    <AboveDialogs>
      <chakra.div
        role="status"
        data-toasts=""
        position="fixed"
        zIndex="toast"
        // Below the header, so that its buttons stay free.
        top="16"
        right="4"
        width="min(25rem, 90vw)"
        display="flex"
        flexDirection="column"
        gap="3"
        pointerEvents="none"
      >
        {shown.map((toast) => (
          <Note key={toast.id} toast={toast} />
        ))}
      </chakra.div>
    </AboveDialogs>
  );
}

const looks: Record<ToastKind, { color: string; Icon: typeof InfoIcon }> = {
  info: { color: "accent.text", Icon: InfoIcon },
  success: { color: "success", Icon: CheckIcon },
  warning: { color: "warning", Icon: WarningIcon },
  error: { color: "danger", Icon: WarningIcon },
};

function Note({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const close = () => closeToast(toast.id);
  const dismiss = () => {
    close();
    toast.onDismiss?.();
  };
  const pause = useLifetime(toast.lifetimeMs, close);
  const { color, Icon } = looks[toast.kind];
  return (
    <chakra.div
      display="flex"
      gap="3"
      p="4"
      pr="2"
      borderRadius="md"
      borderInlineStart="4px solid"
      borderColor={color}
      bg="bg.raised"
      boxShadow="lg"
      pointerEvents="auto"
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      <chakra.span color={color} fontSize="lg" lineHeight="1">
        <Icon />
      </chakra.span>
      <chakra.div flex="1" minWidth="0">
        <chakra.p fontWeight="bold">{toast.title}</chakra.p>
        {toast.text && <chakra.p fontSize="sm">{toast.text}</chakra.p>}
        {toast.action && (
          <Button
            variant="outline"
            mt="2"
            onClick={() => {
              close();
              toast.action?.act();
            }}
          >
            {toast.action.text}
          </Button>
        )}
      </chakra.div>
      <Button variant="ghost" size="icon" mt="-2" aria-label={t("close")} onClick={dismiss}>
        <CloseIcon />
      </Button>
    </chakra.div>
  );
}
