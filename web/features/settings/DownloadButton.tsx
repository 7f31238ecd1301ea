import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MyDataAnswer } from "#schema/api/players.ts";
import { useUsername } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { saveFile } from "#web/ui/saveFile.ts";
import { showCallFailed } from "#web/ui/showCallFailed.ts";

/** Downloads all stored data about the player as a file. */
export function DownloadButton() {
  const { t } = useTranslation("settings");
  const username = useUsername();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => answerOf<MyDataAnswer>(api.myData.$get()),
      onSuccess: (data) =>
        saveFile(`tac-${username}.json`, "application/json", JSON.stringify(data, null, 2)),
      onError: showCallFailed,
    },
    queries,
  );
  return (
    <Button variant="outline" aria-busy={isPending} onClick={() => !isPending && mutate()}>
      {t("access.download")}
    </Button>
  );
}
