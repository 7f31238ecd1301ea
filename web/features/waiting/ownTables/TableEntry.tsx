import { chakra } from "@chakra-ui/react/styled-system";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnTable } from "#schema/api/ownTables.ts";
import { ApiError, answerOf, api } from "#web/net/api.ts";
import { askAgain, queries } from "#web/net/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { EntryCard } from "#web/ui/EntryCard.tsx";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { ownTablesQuery } from "../waitingQueries.ts";
import { SavedTableDialog } from "./SavedTableDialog.tsx";
import { TableKind } from "./TableKind.tsx";
import { useOpenTable } from "./useOwnTables.ts";

/** One of the user's tables: its kind and guests, with one press to open it, and the ways to change and delete it. */
export function TableEntry({ table }: { table: OwnTable }) {
  const { t, i18n } = useTranslation("ownTables");
  const id = useId();
  const { open, isOpening } = useOpenTable();
  const [isEdited, setEdited] = useState(false);
  const { name, game, guests } = table;
  const names = new Intl.ListFormat(i18n.language).format(guests.map(({ username }) => username));
  return (
    <EntryCard aria-labelledby={id}>
      <chakra.div flex="1 1 16rem" minWidth="0">
        <chakra.h3 id={id} fontSize="lg" overflowWrap="anywhere">
          {name}
        </chakra.h3>
        <TableKind game={game} />
        <chakra.p fontSize="sm" mt="1">
          {guests.length === 0 ? t("guests.nobody") : t("guests.invited", { names })}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button aria-describedby={id} aria-disabled={isOpening} onClick={() => open(table)}>
          {isOpening ? t("opening") : t("open")}
        </Button>
        <Button variant="outline" px="3" aria-describedby={id} onClick={() => setEdited(true)}>
          {t("edit")}
        </Button>
        <DeleteTable table={table} />
      </chakra.div>
      <SavedTableDialog
        title={t("editTitle")}
        table={table}
        isOpen={isEdited}
        onClose={() => setEdited(false)}
      />
    </EntryCard>
  );
}

/** Deletes the table, after a confirmation. */
function DeleteTable({ table: { id: tableID, name } }: { table: OwnTable }) {
  const { t } = useTranslation("ownTables");
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => answerOf(api.tables[":tableID"].$delete({ param: { tableID } })),
      // Another tab has been quicker.
      onError: (error) => !(error instanceof ApiError && error.code === "not_found") && showCallFailed(error),
      onSettled: () => {
        setAsked(false);
        return askAgain({ queryKey: ownTablesQuery.queryKey });
      },
    },
    queries,
  );
  return (
    <>
      <Button variant="ghost" px="3" aria-label={t("delete.label", { name })} onClick={() => setAsked(true)}>
        {t("delete.button")}
      </Button>
      <ConfirmDialog
        title={t("delete.title", { name })}
        isOpen={isAsked}
        yes={t("delete.yes")}
        no={t("delete.no")}
        isBusy={isPending}
        onYes={mutate}
        onClose={() => setAsked(false)}
      >
        <p>{t("delete.text")}</p>
      </ConfirmDialog>
    </>
  );
}
