import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { readTournamentID } from "#web/routing/tournamentPath.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { Gate } from "../manage/Gate.tsx";
import { CreateForm } from "./CreateForm.tsx";
import { RepeatForm } from "./RepeatForm.tsx";

/**
 * `/tournament/private/create`: a player with an account makes a tournament; `?repeats=12` with the people of an earlier
 * one.
 */
export default function CreatePage() {
  const { t } = useTranslation("tournamentAdmin");
  const repeats = readTournamentID(useAddressQuery().get("repeats") ?? undefined);
  return (
    <chakra.div width="min(64rem, 100%)" mx="auto" px={{ base: "4", md: "6" }} py={{ base: "5", md: "10" }}>
      <chakra.h1 fontSize="3xl" mb="2">
        {t("create.heading")}
      </chakra.h1>
      <chakra.p mb="6" color="fg.muted" maxWidth="60ch">
        {t("create.what")}
      </chakra.p>
      <Gate>{repeats === undefined ? <CreateForm /> : <RepeatForm id={repeats} />}</Gate>
    </chakra.div>
  );
}
