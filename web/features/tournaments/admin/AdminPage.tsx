import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { useIsLobbySettled } from "#web/net/lobby/useIsLobbySettled.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { NewPublic } from "./NewPublic.tsx";
import { PublicTournaments } from "./PublicTournaments.tsx";
import { SeriesList } from "./SeriesList.tsx";

/** `/tournament/admin`: the admins of the site announce and lead public tournaments, and keep series of them. */
export default function AdminPage() {
  const { t } = useTranslation("tournamentAdmin");
  const account = useAccount();
  return (
    <chakra.div
      width="min(64rem, 100%)"
      minHeight="calc(100dvh - 3.5rem)"
      mx="auto"
      px={{ base: "4", md: "6" }}
      py={{ base: "5", md: "10" }}
    >
      <chakra.h1 fontSize="3xl" mb="5">
        {t("admin.heading")}
      </chakra.h1>
      {account?.admin ? <Desk /> : <Notice kind="info">{t("admin.adminsOnly")}</Notice>}
    </chakra.div>
  );
}

function Desk() {
  const { t } = useTranslation("tournamentAdmin");
  const [isCreating, setCreating] = useState(false);
  const isSettled = useIsLobbySettled();
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="10">
      <section>
        {isCreating ? (
          <>
            <chakra.h2 fontSize="xl" mb="4">
              {t("admin.new")}
            </chakra.h2>
            <NewPublic />
            <Button variant="ghost" mt="2" onClick={() => setCreating(false)}>
              {t("cancel")}
            </Button>
          </>
        ) : (
          <Button size="lg" onClick={() => setCreating(true)}>
            {t("admin.new")}
          </Button>
        )}
      </section>
      <PublicTournaments />
      {/* How many tournaments stand above is not known before. */}
      {isSettled && <SeriesList />}
    </chakra.div>
  );
}
