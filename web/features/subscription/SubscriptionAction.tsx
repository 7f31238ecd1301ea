import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { showSubscription } from "#web/net/useSubscription.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { type Errand, useCall } from "./useCall.ts";

/** A button about the subscription that acts with the second press, in a dialog that says what will happen. */
export function SubscriptionAction(props: {
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
      <ConfirmDialog
        title={texts.title}
        isOpen={isAsked}
        yes={texts.confirm}
        no={texts.keep}
        isBusy={isPending}
        onYes={() => send(undefined)}
        onClose={() => setAsked(false)}
      >
        <p>{texts.text}</p>
        {failure && (
          <chakra.div mt="3">
            <Notice kind="error">{failure}</Notice>
          </chakra.div>
        )}
      </ConfirmDialog>
    </>
  );
}
