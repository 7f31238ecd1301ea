import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { useOpenTable, useOwnTables } from "./useOwnTables.ts";

/** The user's own tables where rooms are opened: each opens with one press. */
export function OwnTableButtons({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation("ownTables");
  const id = useId();
  const { tables } = useOwnTables();
  const { open, isOpening } = useOpenTable(onOpened);
  if (!tables?.length) return null;
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} mb="2" fontSize="sm" fontWeight="medium" color="fg.muted">
        {t("or")}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {tables.map((table) => (
          <li key={table.id}>
            <Button
              variant="outline"
              overflowWrap="anywhere"
              aria-disabled={isOpening}
              onClick={() => open(table)}
            >
              {table.name}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
