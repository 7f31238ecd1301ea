import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import type { AwaitedTable } from "./awaited.ts";
import { useAwaited, useJoin } from "./useJoin.ts";
import type { Queue } from "./useQueue.ts";
import { wishInWords } from "./words.ts";

/** As many kinds of tables as one takes in at a glance. */
const mostShown = 4;

/** For which tables others wait at the moment; one press joins them. */
export function WhoWaits({ queue, onEntered }: { queue: Queue; onEntered: () => void }) {
  const { t } = useTranslation("quickMatch");
  const { t: tLanding } = useTranslation("landing");
  const id = useId();
  const tables = useAwaited().slice(0, mostShown);
  const join = useJoin(queue);
  const act = async (table: AwaitedTable): Promise<void> => {
    if (await join(table)) onEntered();
  };
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} mb="1" fontSize="sm" fontWeight="medium" color="fg.muted">
        {t("who.title")}
      </chakra.h3>
      {tables.length === 0 ? (
        <chakra.p fontSize="sm">{t("who.nobody")}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none">
          {tables.map((wish) => {
            const table = wishInWords({ t, tLanding }, wish);
            return (
              <chakra.li
                key={JSON.stringify({ ...wish, people: 0 })}
                display="flex"
                alignItems="center"
                gap="3"
                minHeight="12"
              >
                <chakra.span flex="1" minWidth="0">
                  {t("who.peopleFor", { count: wish.people, table })}
                </chakra.span>
                <Button
                  variant="outline"
                  aria-label={t("who.joinTo", { table })}
                  aria-disabled={queue.isBusy}
                  onClick={() => void act(wish)}
                >
                  {t("who.join")}
                </Button>
              </chakra.li>
            );
          })}
        </chakra.ul>
      )}
    </section>
  );
}
