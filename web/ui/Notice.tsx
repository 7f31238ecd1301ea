import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { ToastKind } from "./toasts.ts";

const colours: Record<ToastKind, string> = {
  info: "accent.text",
  success: "success",
  warning: "warning",
  error: "danger",
};

/** Something that stays on the page and is said at once: how it went, or what one should know. */
export function Notice({ kind, children }: { kind: ToastKind; children: ReactNode }) {
  return (
    <chakra.div
      role={kind === "error" ? "alert" : "status"}
      p="3"
      borderRadius="md"
      borderInlineStart="4px solid"
      borderColor={colours[kind]}
      bg="bg.sunken"
      fontSize="sm"
    >
      {children}
    </chakra.div>
  );
}
