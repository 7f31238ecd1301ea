import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MyDataAnswer } from "#schema/api/players.ts";
import { useUsername } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { useCallFailed } from "#web/ui/useCallFailed.ts";

/** Downloads all stored data about the player as a file. */
export function DownloadButton() {
  const { t } = useTranslation("settings");
  const username = useUsername();
  const onError = useCallFailed();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => answerOf<MyDataAnswer>(api.myData.$get()),
      onSuccess: (data) => save(`tac-${username}.json`, JSON.stringify(data, null, 2)),
      onError,
    },
    queries,
  );
  return (
    <Button variant="outline" aria-busy={isPending} onClick={() => !isPending && mutate()}>
      {t("access.download")}
    </Button>
  );
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
