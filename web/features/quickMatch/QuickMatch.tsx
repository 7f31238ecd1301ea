import { chakra } from "@chakra-ui/react/styled-system";
import { type FormEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";
import { ChoiceOfSome } from "#web/ui/ChoiceOfSome.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Partner } from "./Partner.tsx";
import {
  isComplete,
  optionsOf,
  type QuickWish,
  queueWishOf,
  storedQuickWish,
  storeQuickWish,
} from "./quickWish.ts";
import { useQueue } from "./useQueue.ts";
import { WhoWaits } from "./WhoWaits.tsx";

// What names may be takes code that nobody with an account needs.
const GuestName = lazyPart(
  () => import("#web/account/GuestName.tsx"),
  ({ GuestName }) => GuestName,
);

/** Asks what would suit, and waits for a table with people. */
export function QuickMatch({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("quickMatch");
  const isGuest = useAccount() === undefined;
  return (
    <Dialog title={t("title")} isOpen={isOpen} onClose={onClose} placement="top">
      <chakra.div display="grid" gap="5">
        {isGuest && (
          <Suspense fallback={<chakra.div minHeight="5.5rem" />}>
            <GuestName />
          </Suspense>
        )}
        <Wishes onEntered={onClose} />
      </chakra.div>
    </Dialog>
  );
}

function Wishes({ onEntered }: { onEntered: () => void }) {
  const { t } = useTranslation("quickMatch");
  const { t: tLanding } = useTranslation("landing");
  const own = useUserRoom();
  const hasAccount = useAccount() !== undefined;
  const [wish, setWish] = useState(storedQuickWish);
  const [partner, setPartner] = useState<string | null>(null);
  const queue = useQueue();
  const change = (part: Partial<QuickWish>) => setWish({ ...wish, ...part });
  const missing = (list: readonly string[]) => (list.length === 0 ? t("missing") : undefined);
  const isWaiting = own?.queue?.state === "waiting";
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (queue.isBusy || !isComplete(wish)) return;
    storeQuickWish(wish);
    if (await queue.enter(queueWishOf(wish, hasAccount), partner)) onEntered();
  };
  return (
    <chakra.form translate="no" display="grid" gap="4" onSubmit={(event) => void onSubmit(event)}>
      <chakra.p color="fg.muted">{t("intro")}</chakra.p>
      <WhoWaits queue={queue} onEntered={onEntered} />
      <ChoiceOfSome
        legend={t("tables")}
        values={wish.teams}
        onChange={(teams) => change({ teams })}
        options={optionsOf.teams.map((teams) => ({
          value: teams,
          label: `${tLanding(`chooser.team.${teams}`)}${teams.endsWith("1") ? ` (${teams[0]})` : ""}`,
        }))}
        error={missing(wish.teams)}
      />
      <ChoiceOfSome
        legend={t("decks")}
        values={wish.decks}
        onChange={(decks) => change({ decks })}
        options={optionsOf.decks.map((deck) => ({ value: deck, label: tLanding(`chooser.deck.${deck}`) }))}
        error={missing(wish.decks)}
      />
      <ChoiceOfSome
        legend={t("clocks")}
        values={wish.clocks}
        onChange={(clocks) => change({ clocks })}
        options={optionsOf.clocks.map((clock) => ({
          value: clock,
          label: clock === "none" ? t("clock.none") : t("clock.seconds", { seconds: Number(clock) }),
        }))}
        error={missing(wish.clocks)}
      />
      {hasAccount ? (
        <ChoiceGroup
          legend={t("rating")}
          value={wish.rating}
          onChange={(rating) => change({ rating })}
          options={optionsOf.rating.map((rating) => ({ value: rating, label: t(`ratings.${rating}`) }))}
          hint={t(`ratingHint.${wish.rating}`)}
        />
      ) : (
        <chakra.p fontSize="sm" color="fg.muted">
          {t("guest")}
        </chakra.p>
      )}
      <ChoiceGroup
        legend={t("bots")}
        value={wish.bots}
        onChange={(bots) => change({ bots })}
        options={optionsOf.bots.map((bots) => ({
          value: bots,
          label: bots === "never" ? t("botsAfter.never") : t("botsAfter.minutes", { minutes: Number(bots) }),
        }))}
      />
      {!isWaiting && <Partner partner={partner} onChange={setPartner} />}
      <Button type="submit" size="lg" aria-disabled={queue.isBusy}>
        {isWaiting ? t("change") : t("wait")}
      </Button>
      {own?.waitingID && (
        <chakra.p fontSize="sm" color="fg.muted">
          {t("leavesRoom")}
        </chakra.p>
      )}
    </chakra.form>
  );
}
