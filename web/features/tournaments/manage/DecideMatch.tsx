import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Label } from "#web/ui/form/Field.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { Select } from "#web/ui/form/Select.tsx";
import { TextField } from "#web/ui/form/TextField.tsx";
import { type ManagedMatch, rankingOf } from "../managedMatches.ts";
import type { ManagedTournament } from "./managedTournament.ts";

/** Decides a match by hand: who has won, and why, which everybody sees. */
export function DecideMatch(
  props: ManagedTournament & { one: ManagedMatch; isOpen: boolean; onClose: () => void },
) {
  const { t } = useTranslation("tournamentAdmin");
  return (
    <Dialog title={t("decide.title")} isOpen={props.isOpen} onClose={props.onClose}>
      <Decision {...props} />
    </Dialog>
  );
}

function Decision({
  tournament,
  actions,
  one,
  onClose,
}: ManagedTournament & { one: ManagedMatch; onClose: () => void }) {
  const { t } = useTranslation("tournamentAdmin");
  const id = useId();
  const form = useForm({ mode: "onTouched", defaultValues: { reason: "" } });
  const [winner, setWinner] = useState(String(one.teams[0]));
  const [failure, setFailure] = useState<string>();
  const { tournamentRound, roundGame } = one;
  const onSend = async ({ reason }: { reason: string }): Promise<void> => {
    setFailure(undefined);
    const ranking = rankingOf(one, winner === nobody ? null : Number(winner));
    const decision = { tournamentRound, roundGame, ranking, reason };
    if (await actions.act("tournament:decideMatch", decision, setFailure)) onClose();
  };
  return (
    <Form form={form} onSend={onSend} send={t("decide.send")} error={failure}>
      {one.stage === "running" && <chakra.p>{t("decide.running")}</chakra.p>}
      <div>
        <Label htmlFor={id}>{t("decide.winner")}</Label>
        <Select id={id} value={winner} onChange={({ target }) => setWinner(target.value)}>
          {one.teams.map((team) => (
            <option key={team} value={team}>
              {tournament.teams[team].name}
            </option>
          ))}
          <option value={nobody}>{t("decide.nobody")}</option>
        </Select>
      </div>
      <TextField
        name="reason"
        check="decisionReason"
        label={t("decide.reason")}
        hint={t("decide.reasonHint")}
        autoComplete="off"
      />
    </Form>
  );
}

const nobody = "nobody";
