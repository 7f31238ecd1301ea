import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { Label } from "#web/ui/form/Field.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { PlayerPicker } from "#web/ui/form/player/PlayerPicker.tsx";
import type { FoundPlayer } from "#web/ui/form/player/usePlayerSearch.ts";
import { Select } from "#web/ui/form/Select.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { showToast } from "#web/ui/toasts.ts";
import { exchangePlayer } from "./adminCalls.ts";

/** Puts somebody in the place of a player who can't come, at a running game too. */
export function ExchangePlayer({ tournament }: { tournament: TournamentState }) {
  const { t } = useTranslation("tournamentAdmin");
  const id = useId();
  const form = useForm();
  const players = tournament.teams.flatMap((team) => team.players).filter((name) => name !== "");
  const [chosen, setReplaced] = useState<string>();
  const [replacement, setReplacement] = useState<FoundPlayer | null>(null);
  const { failure, attempt } = useFailure();
  const [fault, setFault] = useState<string>();
  const replaced = players.find((name) => name === chosen) ?? players.at(0);
  const onSend = async (): Promise<void> => {
    setFault(undefined);
    if (replaced === undefined) return;
    if (replacement === null) return setFault(t("exchange.missing"));
    const { username } = replacement;
    const exchange = {
      tournamentID: tournament.id,
      usernameToReplace: replaced,
      usernameOfReplacement: username,
    };
    const isDone = await attempt(() => exchangePlayer(exchange), {
      other_is_member: () => setFault(t("exchange.plays", { name: username })),
    });
    if (!isDone) return;
    showToast({ kind: "success", title: t("exchange.done", { name: username, replaced }) });
    setReplacement(null);
  };
  return (
    <section>
      <chakra.h4 mb="2" fontSize="md" fontWeight="bold">
        {t("exchange.title")}
      </chakra.h4>
      <Form form={form} onSend={onSend} send={t("exchange.send")} error={failure} isQuiet>
        <div>
          <Label htmlFor={id}>{t("exchange.who")}</Label>
          <Select id={id} value={replaced} onChange={({ target }) => setReplaced(target.value)}>
            {players.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </div>
        <PlayerPicker label={t("exchange.by")} value={replacement} onChoose={setReplacement} error={fault} />
      </Form>
    </section>
  );
}
