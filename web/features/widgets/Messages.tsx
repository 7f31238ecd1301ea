import { useState } from "react";
import { limits } from "#schema/limits.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { ReconnectingBar } from "#web/ui/ReconnectingBar.tsx";
import { RoomConnection } from "#web/ui/RoomConnection.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Row } from "./Row.tsx";

const kinds = ["info", "success", "warning", "error"] as const;
const lost = { attempt: 2, maxAttempts: limits.reconnectAttempts, isDoubted: false };

/** What tells something, and what asks. */
export function Messages() {
  const [open, setOpen] = useState<"dialog" | "question">();
  const close = (): void => setOpen(undefined);
  return (
    <Panel title="Notice, Toast, Dialog, ConfirmDialog, Empty, Waiting, connections">
      {kinds.map((kind) => (
        <Row key={kind}>
          <Notice kind={kind}>{`This is a notice (${kind}).`}</Notice>
          <Button
            variant="outline"
            onClick={() => showToast({ kind, title: `A toast: ${kind}`, text: "And what it says." })}
          >
            {`Toast (${kind})`}
          </Button>
        </Row>
      ))}
      <Row>
        <Button variant="outline" onClick={() => setOpen("dialog")}>
          Open a dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen("question")}>
          Ask a question
        </Button>
      </Row>
      <Dialog title="A dialog" isOpen={open === "dialog"} onClose={close}>
        <p>Escape, its cross and a press beside it close it.</p>
      </Dialog>
      <ConfirmDialog
        title="A question"
        isOpen={open === "question"}
        yes="Yes"
        no="No"
        onYes={close}
        onClose={close}
      >
        <p>What will happen.</p>
      </ConfirmDialog>
      <RoomConnection connection={{ ...lost, phase: "reconnecting" }} />
      <RoomConnection connection={{ ...lost, phase: "unreachable" }} />
      <ReconnectingBar connection={{ ...lost, phase: "reconnecting" }} />
      <Waiting />
      <Empty title="Nothing here">What could be here, and how it comes.</Empty>
    </Panel>
  );
}
