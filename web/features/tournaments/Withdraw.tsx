import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import type { TournamentPart } from "./tournamentPart.ts";
import type { TournamentActions } from "./useTournamentActions.ts";

/** Withdraws the viewer's team from the running tournament, once all of the team want that. */
export function Withdraw({ tournament, viewer, actions }: TournamentPart) {
  const { t, i18n } = useTranslation("tournaments");
  const listed = (names: readonly string[]) => new Intl.ListFormat(i18n.language).format(names);
  const { name, players } = tournament.teams[viewer.team];
  const leaving = tournament.leaving.find(({ team }) => team === viewer.team)?.players ?? [];
  const isOwn = (player: string) => player === viewer.username;
  const undecided = players.filter((one) => one !== "" && !isOwn(one) && !leaving.includes(one));
  const others = leaving.filter((one) => !isOwn(one));
  const isWaiting = leaving.some(isOwn) && undecided.length > 0;
  return (
    <chakra.div display="grid" justifyItems="start" gap="2">
      {others.length > 0 && <p>{t("withdraw.othersWant", { names: listed(others) })}</p>}
      {isWaiting && <p>{t("withdraw.waiting", { names: listed(undecided) })}</p>}
      {isWaiting ? (
        <Button variant="outline" onClick={() => void actions.act("tournament:stay", {})}>
          {t("signUp.stay")}
        </Button>
      ) : (
        <WithdrawButton
          text={
            undecided.length > 0
              ? t("withdraw.ask", { names: listed(undecided), team: name })
              : t("withdraw.text", { team: name })
          }
          withdraw={() => void actions.act("tournament:withdraw", {})}
        />
      )}
    </chakra.div>
  );
}

/** Takes a team out of the running tournament, by who leads it. */
export function TakeOut(props: { team: number; name: string; actions: TournamentActions }) {
  const { team, name, actions } = props;
  const { t } = useTranslation("tournaments");
  return (
    <WithdrawButton
      label={t("withdraw.takeOut", { team: name })}
      text={t("withdraw.takeOutText", { team: name })}
      withdraw={() => void actions.act("tournament:withdraw", { team })}
    />
  );
}

/** A button that withdraws a team after a question. */
function WithdrawButton(props: { label?: string; text: string; withdraw: () => void }) {
  const { label, text, withdraw } = props;
  const { t } = useTranslation("tournaments");
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="outline" aria-label={label} onClick={() => setAsked(true)}>
        {t("signUp.leave")}
      </Button>
      <ConfirmDialog
        title={label ? t("withdraw.takeOutTitle") : t("signUp.leaveTitle")}
        isOpen={isAsked}
        yes={t("signUp.leave")}
        no={label ? t("withdraw.keep") : t("signUp.stay")}
        onYes={() => {
          close();
          withdraw();
        }}
        onClose={close}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
