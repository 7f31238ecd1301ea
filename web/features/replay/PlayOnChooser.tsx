import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Seat } from "#rules/variant.ts";
import { forgetKeptGame } from "#web/game/local/keptPlayOn.ts";
import { type PlayOn, playOnQuery } from "#web/routing/learnAddress.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { LevelChoice } from "#web/tables/LevelChoice.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Label } from "#web/ui/form/Field.tsx";
import { Select } from "#web/ui/form/Select.tsx";

interface PlayOnChooserProps {
  isOpen: boolean;
  onClose: () => void;
  /** After how many moves it goes on. */
  at: number;
  names: readonly string[];
  /** What is chosen at first. */
  usual: PlayOn;
}

/** Asks on which seat and against which bots to play on from here, and goes there. */
export function PlayOnChooser({ isOpen, onClose, ...asked }: PlayOnChooserProps) {
  const { t } = useTranslation("playOn");
  return (
    <Dialog title={t("chooser.title")} isOpen={isOpen} onClose={onClose}>
      <SeatAndBots {...asked} />
    </Dialog>
  );
}

function SeatAndBots({ at, names, usual }: Omit<PlayOnChooserProps, "isOpen" | "onClose">) {
  const { t } = useTranslation("playOn");
  const [seat, setSeat] = useState<Seat>(usual.seat);
  const [level, setLevel] = useState(usual.level);
  const query = useAddressQuery();
  const navigate = useNavigate();
  const { pathTo } = usePaths();
  const id = useId();
  return (
    <chakra.form
      translate="no"
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        forgetKeptGame();
        void navigate(pathTo(`/game${playOnQuery(query, at, { seat, level })}`));
      }}
    >
      <div>
        <Label htmlFor={id}>{t("chooser.seat")}</Label>
        <Select id={id} value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {names.map((name, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two seats may share a name, so the seat is the key
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <LevelChoice level={level} onChange={setLevel} />
      <chakra.p fontSize="sm" color="fg.muted">
        {t("chooser.note")}
      </chakra.p>
      <Button type="submit" size="lg">
        {t("chooser.start")}
      </Button>
    </chakra.form>
  );
}
