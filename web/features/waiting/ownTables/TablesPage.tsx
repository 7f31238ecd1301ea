import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useUsername } from "#web/net/account.ts";
import { Button } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { OwnRooms } from "../OwnRooms.tsx";
import { SavedTableDialog } from "./SavedTableDialog.tsx";
import { TableEntry } from "./TableEntry.tsx";
import { useOwnTables } from "./useOwnTables.ts";

const NewRoom = lazyPart(
  () => import("../NewRoom.tsx"),
  ({ NewRoom }) => NewRoom,
);

/** `/tables`: the ways to play with friends: a table of one's own, opened with one press, or a new private room. */
export default function TablesPage() {
  const { t } = useTranslation();
  const hasAccount = useUsername() !== undefined;
  const { tables, isError } = useOwnTables();
  // What stands below the tables appears with them, and the footer stays out of sight until then.
  if (hasAccount && !tables && !isError) {
    return (
      <ListsPage heading={t("pages.tables")} width="44rem">
        <chakra.div minHeight="100dvh">
          <Waiting />
        </chakra.div>
      </ListsPage>
    );
  }
  return (
    <ListsPage heading={t("pages.tables")} width="44rem">
      <OwnRooms />
      <chakra.div display="grid" gap="10">
        {hasAccount && <OwnTables />}
        <PrivateRoom isFirst={!hasAccount} />
        {!hasAccount && <WithoutAccount />}
      </chakra.div>
    </ListsPage>
  );
}

function OwnTables() {
  const { t } = useTranslation("ownTables");
  const id = useId();
  const { tables, isError } = useOwnTables();
  const [isNew, setNew] = useState(false);
  const isFull = (tables?.length ?? 0) >= limits.ownTablesMax;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4">
      <chakra.h2 id={id} fontSize="xl">
        {t("title")}
      </chakra.h2>
      {isError && <Notice kind="error">{t("failed")}</Notice>}
      {tables?.length === 0 && (
        <Empty title={t("none.title")}>
          <p>{t("none.hint")}</p>
        </Empty>
      )}
      {tables && tables.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {tables.map((table) => (
            <TableEntry key={table.id} table={table} />
          ))}
        </chakra.ul>
      )}
      {isFull ? (
        <chakra.p fontSize="sm" color="fg.muted">
          {t("full", { max: limits.ownTablesMax })}
        </chakra.p>
      ) : (
        <Button variant="outline" justifySelf="start" onClick={() => setNew(true)}>
          {t("new")}
        </Button>
      )}
      <SavedTableDialog title={t("new")} isOpen={isNew} onClose={() => setNew(false)} />
    </chakra.section>
  );
}

function PrivateRoom({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation("ownTables");
  const id = useId();
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  return (
    <chakra.section aria-labelledby={id} display="grid" justifyItems="start" gap="3">
      <chakra.h2 id={id} fontSize="xl">
        {t("room.title")}
      </chakra.h2>
      <chakra.p color="fg.muted">{t("room.hint")}</chakra.p>
      <Button variant={isFirst ? "solid" : "outline"} onClick={() => setDialog("open")}>
        {t("room.open")}
      </Button>
      {dialog !== "unused" && (
        <Suspense>
          <NewRoom isPrivate isOpen={dialog === "open"} onClose={() => setDialog("closed")} />
        </Suspense>
      )}
    </chakra.section>
  );
}

function WithoutAccount() {
  const { t } = useTranslation("ownTables");
  const { t: tCommon } = useTranslation();
  return (
    <Empty title={t("guest.title")}>
      <p>{t("guest.hint")}</p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
        <Button variant="outline" onClick={() => openAccountDialog("signUp")}>
          {tCommon("account.signUp")}
        </Button>
        <Button variant="outline" onClick={() => openAccountDialog("signIn")}>
          {tCommon("account.signIn")}
        </Button>
      </chakra.div>
    </Empty>
  );
}
