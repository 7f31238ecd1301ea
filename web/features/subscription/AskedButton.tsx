import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { showSubscription } from "#web/net/useSubscription.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { type Errand, useCall } from "./useCall.ts";

/** A button about the subscription that acts with the second press, in a dialog that says what will happen. */
export function AskedButton(props: {
  errand: Errand;
  call: () => Promise<SubscriptionAnswer>;
  texts: { button: string; title: string; text: string; confirm: string; keep: string; done: string };
}) {
  const { errand, call, texts } = props;
  const [isAsked, setAsked] = useState(false);
  const { send, isPending, failure } = useCall(errand, call, (answer) => {
    setAsked(false);
    showSubscription(answer);
    showToast({ kind: "success", title: texts.done });
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {texts.button}
      </Button>
      <Dialog title={texts.title} isOpen={isAsked} onClose={() => setAsked(false)}>
        <p>{texts.text}</p>
        {failure && (
          <chakra.div mt="3">
            <Notice kind="error">{failure}</Notice>
          </chakra.div>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
          <Button aria-busy={isPending} onClick={() => send(undefined)}>
            {texts.confirm}
          </Button>
          <Button variant="outline" onClick={() => setAsked(false)}>
            {texts.keep}
          </Button>
        </chakra.div>
      </Dialog>
    </>
  );
}
