import { chakra } from "@chakra-ui/react/styled-system";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { BestOf } from "#schema/protocol/series.ts";
import { winsNeeded } from "#schema/series.ts";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useAccount } from "#web/net/account.ts";
import { useWaitingPaths } from "#web/routing/useWaitingPaths.ts";
import { createRoom } from "#web/tables/createRoom.ts";
import { isForMembers, type NewRoomWish, storedNewRoom, storeNewRoom } from "#web/tables/newRoomWish.ts";
import { OpenGamesWarning } from "#web/tables/OpenGamesWarning.tsx";
import { seriesName } from "#web/tables/seriesWords.ts";
import { TableChoices } from "#web/tables/TableChoices.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Check } from "#web/ui/Check.tsx";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { OwnTableButtons } from "./ownTables/OwnTableButtons.tsx";
import { TimeChoice } from "./TimeChoice.tsx";
import { useWaitingFault } from "./useWaitingFault.ts";

/**
 * Asks for the kind of waiting room, opens it and goes there. The last choice is preselected next time.
 * @param props.isPrivate whether a private room is preselected in any case
 */
export function NewRoom(props: { isPrivate?: boolean; isOpen: boolean; onClose: () => void }) {
  const { isPrivate = false, isOpen, onClose } = props;
  const { t } = useTranslation("waiting");
  return (
    <Dialog title={t("rooms.open")} isOpen={isOpen} onClose={onClose}>
      <Wishes isPrivate={isPrivate} onOpened={onClose} />
    </Dialog>
  );
}

function Wishes({ isPrivate, onOpened }: { isPrivate: boolean; onOpened: () => void }) {
  const { t } = useTranslation("waiting");
  const [wish, setWish] = useState(() => firstWish(isPrivate));
  const hasAccount = useAccount() !== undefined;
  const { openRoom, isOpening, fault } = useOpenRoom(onOpened);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isOpening) void openRoom({ ...wish, membersOnly: wish.membersOnly && hasAccount });
  };
  return (
    <chakra.form translate="no" display="grid" gap="4" onSubmit={onSubmit}>
      <RoomChoices wish={wish} onChange={(part) => setWish({ ...wish, ...part })} />
      {fault && <Notice kind="error">{fault}</Notice>}
      {isForMembers(wish.clock) && !hasAccount ? (
        <NeedsAccount />
      ) : (
        <Button type="submit" size="lg" aria-disabled={isOpening}>
          {isOpening ? t("rooms.opening") : t("rooms.open")}
        </Button>
      )}
      {hasAccount && !isPrivate && <OwnTableButtons onOpened={onOpened} />}
      <OpenGamesWarning />
    </chakra.form>
  );
}

function firstWish(isPrivate: boolean): NewRoomWish {
  return isPrivate ? { ...storedNewRoom(), access: "private" } : storedNewRoom();
}

/** Asks for the kind of a room. */
export function RoomChoices(props: { wish: NewRoomWish; onChange: (part: Partial<NewRoomWish>) => void }) {
  const { wish, onChange: change } = props;
  const { t } = useTranslation("waiting");
  const { t: tLanding } = useTranslation("landing");
  const { t: tTables } = useTranslation("ownTables");
  const hasAccount = useAccount() !== undefined;
  const nTeams = Number(wish.teams[2]);
  return (
    <>
      <TableChoices wish={wish} onChange={change} />
      <TimeChoice clock={wish.clock} onChange={(clock) => change({ clock })} />
      <ChoiceGroup
        legend={t("access.label")}
        value={wish.access}
        onChange={(access) => change({ access })}
        options={(["public", "private"] as const).map((access) => ({
          value: access,
          label: t(`access.${access}`),
        }))}
        hint={t(`access.hint.${wish.access}`)}
      />
      {nTeams > 1 && !isForMembers(wish.clock) && (
        <ChoiceGroup
          legend={tTables("series.label")}
          value={wish.series}
          onChange={(series) => change({ series })}
          options={(["1", "3", "5"] as const).map((series) => ({
            value: series,
            label: (
              <chakra.span display="inline-block" _firstLetter={{ textTransform: "uppercase" }}>
                {series === "1"
                  ? tTables("series.single")
                  : seriesName(tLanding, Number(series) as BestOf, nTeams)}
              </chakra.span>
            ),
          }))}
          hint={
            wish.series === "1"
              ? tTables("series.singleHint")
              : tTables("series.hint", { wins: winsNeeded(Number(wish.series)) })
          }
        />
      )}
      {hasAccount && !isForMembers(wish.clock) && (
        <Check
          label={t("access.membersOnly")}
          hint={t("access.membersOnlyHint")}
          isChecked={wish.membersOnly}
          onChange={(membersOnly) => change({ membersOnly })}
        />
      )}
      {hasAccount && wish.teams[2] !== "1" && (
        <Check
          label={t("rating.label")}
          hint={t("rating.hint")}
          isChecked={wish.rated}
          onChange={(rated) => change({ rated })}
        />
      )}
    </>
  );
}

/** Says why a guest can't open a turn-based room, and offers an account. */
function NeedsAccount() {
  const { t } = useTranslation("waiting");
  const { t: tCommon } = useTranslation();
  return (
    <Notice kind="info">
      <chakra.p mb="3">{t("pace.needsAccount")}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button onClick={() => openAccountDialog("signUp")}>{tCommon("account.signUp")}</Button>
        <Button variant="outline" onClick={() => openAccountDialog("signIn")}>
          {tCommon("account.signIn")}
        </Button>
      </chakra.div>
    </Notice>
  );
}

function useOpenRoom(onOpened: () => void) {
  const { pathOf } = useWaitingPaths();
  const navigate = useNavigate();
  const whyFailed = useWhyFailed();
  const faultText = useWaitingFault();
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<string>();

  const openRoom = async (wish: NewRoomWish): Promise<void> => {
    setOpening(true);
    setFault(undefined);
    try {
      storeNewRoom(wish);
      const reply = await createRoom(wish);
      if (!reply.isDone) return setFault(faultText(reply.error));
      onOpened();
      navigate(pathOf(reply.data.waitingID));
    } catch (error) {
      setFault(whyFailed(error as Error));
    } finally {
      setOpening(false);
    }
  };
  return { openRoom, isOpening, fault };
}
