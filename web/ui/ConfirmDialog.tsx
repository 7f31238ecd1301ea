import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

/**
 * Asks before something that can't be undone.
 * @param props.children what will happen
 * @param props.yes what the button says that does it; `no` what the other one says
 * @param props.isBusy whether it is being done: it is not done twice
 * @param props.onYes the dialog stays open, for what may fail
 */
export function ConfirmDialog(props: {
  title: string;
  isOpen: boolean;
  yes: string;
  no: string;
  isBusy?: boolean;
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, isOpen, yes, no, isBusy = false, onYes, onClose, children } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {children}
      <chakra.div mt="5" display="flex" flexWrap="wrap" gap="2">
        <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => !isBusy && onYes()}>
          {yes}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {no}
        </Button>
      </chakra.div>
    </Dialog>
  );
}
