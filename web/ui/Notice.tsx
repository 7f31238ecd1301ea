import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { ToastKind } from "./toasts.ts";

const colors: Record<ToastKind, string> = {
  info: "accent.text",
  success: "success",
  warning: "warning",
  error: "danger",
};

/** A permanent message on the page that is announced at once: a result, or something to know. */
export function Notice({ kind, children }: { kind: ToastKind; children: ReactNode }) {
  return (
    <chakra.div
      role={kind === "error" ? "alert" : "status"}
      p="3"
      borderRadius="md"
      borderInlineStart="4px solid"
      borderColor={colors[kind]}
      bg="bg.sunken"
      fontSize="sm"
    >
      {children}
    </chakra.div>
  );
}
