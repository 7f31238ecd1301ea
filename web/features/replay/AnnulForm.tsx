import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain } from "#web/net/queries.ts";
import { gameRatingsQuery } from "#web/people/ratings/ratingsQueries.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/TextAreaField.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { showToast } from "#web/ui/toasts.ts";

const nothing = { reason: "" };

/** Takes a game out of the ratings, with a reason, or lets it count again. */
export function AnnulForm({ gameID, isAnnulled }: { gameID: number; isAnnulled: boolean }) {
  const { t } = useTranslation("moderation");
  const form = useForm({ mode: "onTouched", defaultValues: nothing });
  const { failure, attempt } = useFailure();

  const onSend = async ({ reason }: typeof nothing): Promise<void> => {
    const isDone = await attempt(() => judgeGame(gameID, !isAnnulled, reason));
    if (!isDone) return;
    showToast({ kind: "success", title: isAnnulled ? t("annul.restored") : t("annul.done") });
    form.reset(nothing);
    await askAgain({ queryKey: gameRatingsQuery(gameID).queryKey });
  };

  return (
    <Form
      form={form}
      onSend={onSend}
      send={isAnnulled ? t("annul.restore") : t("annul.send")}
      error={failure}
      isQuiet
    >
      <p>{t("annul.what")}</p>
      <TextAreaField name="reason" check="reason" label={t("block.reason")} hint={t("annul.reasonHint")} />
    </Form>
  );
}

async function judgeGame(gameID: number, isAnnulled: boolean, reason: string): Promise<void> {
  const game = api.moderation.ratedGames[":gameID"];
  const asked = { param: { gameID: String(gameID) }, json: { reason } };
  await answerOf(isAnnulled ? game.$post(asked) : game.$delete(asked));
}
