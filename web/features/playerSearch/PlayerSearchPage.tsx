import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { Field } from "#web/ui/form/Field.tsx";
import { usePlayerSearch } from "#web/ui/form/player/usePlayerSearch.ts";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { FoundPlayerCard } from "./FoundPlayerCard.tsx";

/** `/playersearch`: finds players by parts of their names, and tells who they are. */
export default function PlayerSearchPage() {
  const { t } = useTranslation("players");
  const [typed, setTyped] = useState("");
  const { found, isFailed } = usePlayerSearch(typed);
  const isAsked = typed.trim() !== "";
  const count = found?.length;
  const hint =
    !isAsked || count === undefined
      ? t("playerSearch.hint")
      : count === 0
        ? t("playerSearch.none")
        : t("playerSearch.found", { count });
  return (
    <ListsPage heading={t("playerSearch.heading")} width="44rem">
      <Field
        type="search"
        label={t("playerSearch.label")}
        placeholder={t("playerSearch.placeholder")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.usernameMaxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isFailed ? t("playerSearch.failed") : undefined}
        hint={hint}
      />
      {isAsked && (
        <chakra.ul listStyleType="none" display="grid" gap="3" mt="4" p="0">
          {found?.slice(0, limits.playersOnSearchPage).map(({ username }) => (
            <FoundPlayerCard key={username} username={username} />
          ))}
        </chakra.ul>
      )}
    </ListsPage>
  );
}
