import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useAccount } from "#web/net/account.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { commitmentFor } from "#web/net/waiting/ownDraw.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { useGuardedNavigate } from "#web/routing/useGuardedNavigate.ts";
import { OpenGamesWarning } from "#web/tables/OpenGamesWarning.tsx";
import { askedIn, freeSlots } from "#web/tables/tables.ts";
import { useStoredWish } from "#web/tables/useStoredWish.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import type { RoomActions } from "./useRoomActions.ts";

interface StateProps {
  state: WaitingState;
  actions: RoomActions;
}

/** The state of the room and the one next step: sit down, wait, or be ready. */
export function RoomState({ state, actions, waitingID }: StateProps & { waitingID: string }) {
  return (
    <chakra.div display="grid" gap="3">
      <RoomStatus state={state} />
      {state.you === null ? (
        <SitDown state={state} actions={actions} waitingID={waitingID} />
      ) : (
        <Seated state={state} actions={actions} waitingID={waitingID} you={state.you} />
      )}
    </chakra.div>
  );
}

/** Announced to everybody whenever it changes. */
function RoomStatus({ state: { room, isStarting } }: { state: WaitingState }) {
  const { t, i18n } = useTranslation("waiting");
  const playerName = usePlayerName();
  const free = freeSlots(room);
  const late = room.slots.flatMap((slot) =>
    "isReady" in slot && !slot.isReady ? [playerName(slot.name)] : [],
  );
  const names = new Intl.ListFormat(i18n.language).format(late);
  const asked = askedIn(room).map(playerName);
  const away = room.slots.flatMap((slot) => ("isAway" in slot && slot.isAway ? [playerName(slot.name)] : []));
  const isFull = free === 0 && asked.length === 0;
  return (
    <chakra.div role="status" minHeight="14">
      <chakra.p fontSize="lg" fontWeight="bold">
        {title()}
      </chakra.p>
      {!isStarting && (
        <chakra.p color="fg.muted">{isFull ? t("state.waitFor", { names }) : t("state.invite")}</chakra.p>
      )}
      {away.length > 0 && !isStarting && (
        <p>
          {t("state.comingBack", {
            names: new Intl.ListFormat(i18n.language).format(away),
            count: away.length,
          })}
        </p>
      )}
    </chakra.div>
  );

  function title(): string {
    if (isStarting) return t("state.starting");
    if (free > 0) return t("state.free", { count: free });
    if (isFull) return t("state.full");
    return t("rematch.asked", { names: new Intl.ListFormat(i18n.language).format(asked) });
  }
}

function SitDown({ state, actions, waitingID }: StateProps & { waitingID: string }) {
  const { t } = useTranslation("waiting");
  const playerName = usePlayerName();
  const hasAccount = useAccount() !== undefined;
  const ownID = useUserRoom()?.waitingID;
  if (state.isStarting) return null;
  if (state.isSentAway)
    return <Notice kind="warning">{t("sentAway.you", { name: playerName(state.room.admin) })}</Notice>;
  if (freeSlots(state.room) === 0) return null;
  if (state.room.membersOnly && !hasAccount) {
    return (
      <>
        <p>{t("state.membersOnly")}</p>
        <Button size="lg" onClick={() => openAccountDialog("signIn")}>
          {t("state.signIn")}
        </Button>
      </>
    );
  }
  return (
    <>
      {ownID && ownID !== waitingID && <chakra.p color="warning">{t("state.leavesOther")}</chakra.p>}
      <Button size="lg" onClick={actions.sitDown}>
        {t("state.sitDown")}
      </Button>
      <OpenGamesWarning />
    </>
  );
}

function Seated({ state, actions, waitingID, you }: StateProps & { waitingID: string; you: number }) {
  const { t } = useTranslation("waiting");
  const beginLeading = useGuardedNavigate();
  const slot = state.room.slots[you];
  const isReady = "isReady" in slot && slot.isReady;
  const free = freeSlots(state.room);
  const isFull = free === 0 && askedIn(state.room).length === 0;
  const { level } = useStoredWish();
  if (state.isStarting) return null;
  const fill = async (): Promise<void> => {
    for (const [slot, { kind }] of state.room.slots.entries())
      if (kind === "empty" && !(await actions.act("waiting:addBot", { slot, level }))) return;
  };
  const leave = async (): Promise<void> => {
    const leadOn = beginLeading();
    if (await actions.act("waiting:removePlayer", {})) leadOn("/");
  };
  const setReady = async (isReady: boolean): Promise<void> => {
    const part = isReady ? await commitmentFor(waitingID, state.draw) : {};
    await actions.act("waiting:readyPlayer", { isReady, ...part });
  };
  return (
    <>
      <Button
        size="lg"
        variant={isReady ? "outline" : "solid"}
        disabled={!isFull}
        onClick={() => setReady(!isReady)}
      >
        {isReady ? t("state.notReady") : t("state.ready")}
      </Button>
      {state.isAdmin && free > 0 && (
        <Button variant="outline" onClick={fill}>
          {t("bot.fill")}
        </Button>
      )}
      <Button variant="ghost" onClick={leave}>
        {t("state.leave")}
      </Button>
      <OpenGamesWarning />
    </>
  );
}
