import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { families } from "#rules/family.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { queries } from "#web/net/queries.ts";
import { GameTable } from "#web/records/GameTable.tsx";
import { pagesOf } from "#web/records/listQuery.ts";
import { pathOfProfile } from "#web/routing/profilePath.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Empty } from "#web/ui/Empty.tsx";
import { Label } from "#web/ui/form/Field.tsx";
import { PlayerPicker } from "#web/ui/form/player/PlayerPicker.tsx";
import { Select } from "#web/ui/form/Select.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Paging } from "#web/ui/Paging.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { filterResults, type GamesFilter, queryOf, readGamesFilter } from "./gamesFilter.ts";
import { playerGamesQuery } from "./profileQueries.ts";

/**
 * Somebody's games in pages, filtered by kind, result and company. The address holds the filter. Who hides days or
 * company shows nobody else a list.
 */
export function GamesTab({ stats }: { stats: PlayerStats }) {
  const { username } = stats;
  const { t } = useTranslation("players");
  const filter = readGamesFilter(useAddressQuery());
  const { data, error } = useQuery(playerGamesQuery(username, filter), queries);
  const whyFailed = useWhyFailed();
  const { pathTo } = usePaths();
  const pathOf = (change: Partial<GamesFilter>) =>
    pathTo(pathOfProfile(username, "games") + queryOf({ ...filter, ...change }));
  const { hidden } = data ?? stats;
  if (hidden.length > 0) return <Empty title={t("profile.games.hidden", { username })}>{null}</Empty>;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Filters filter={filter} pathOf={pathOf} />
      {error && <Notice kind="error">{whyFailed(error)}</Notice>}
      {!error && data === undefined && <Waiting />}
      {data?.total === 0 && <Empty title={t("profile.games.none")}>{null}</Empty>}
      {data && data.total > 0 && (
        <>
          <GameTable games={data.games} />
          <Paging page={filter.page} pages={pagesOf(data.total)} pathOf={(page) => pathOf({ page })} />
        </>
      )}
    </chakra.div>
  );
}

function Filters(props: { filter: GamesFilter; pathOf: (change: Partial<GamesFilter>) => string }) {
  const { filter, pathOf } = props;
  const { t } = useTranslation("players");
  const { t: tTable } = useTranslation("landing");
  const navigate = useNavigate();
  const change = (part: Partial<GamesFilter>) =>
    void navigate(pathOf({ ...part, page: 1 }), { replace: true });
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "1fr 1fr", md: "1fr 1fr 2fr" }}
      alignItems="start"
      gap="3"
    >
      <Choice
        label={t("profile.games.kind")}
        value={filter.kind}
        options={families.map((kind) => [
          kind,
          t("profile.games.kindOf", { team: tTable(`chooser.team.${kind}`), size: kind[0] }),
        ])}
        onChoose={(kind) => change({ kind })}
      />
      <Choice
        label={t("profile.games.result")}
        value={filter.result}
        options={filterResults.map((result) => [result, t(`profile.mark.${result}`)])}
        onChoose={(result) => change({ result })}
      />
      <chakra.div gridColumn={{ base: "1 / -1", md: "auto" }}>
        <PlayerPicker
          label={t("profile.games.with")}
          value={filter.with === undefined ? null : { username: filter.with, id: 0 }}
          onChoose={(player) => change({ with: player?.username })}
        />
      </chakra.div>
    </chakra.div>
  );
}

/** One of several values, or all. */
function Choice<Value extends string>(props: {
  label: string;
  value: Value | undefined;
  options: (readonly [Value, string])[];
  onChoose: (value: Value | undefined) => void;
}) {
  const { label, value, options, onChoose } = props;
  const { t } = useTranslation("players");
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={value ?? ""}
        onChange={(event) => onChoose(options.find(([name]) => name === event.target.value)?.[0])}
      >
        <option value="">{t("profile.games.all")}</option>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
