import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { paces } from "#schema/pace.ts";
import { Select } from "#web/ui/form/Select.tsx";
import type { Filters } from "./filters.ts";

/** Chooses which waiting rooms are shown. */
export function FilterBar({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const { t } = useTranslation("waiting");
  const { t: tLanding } = useTranslation("landing");
  const all = { value: "all", label: t("filter.all") } as const;
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <chakra.div
      role="group"
      aria-label={t("filter.label")}
      display="grid"
      gridTemplateColumns={{ base: "1fr 1fr", md: "repeat(5, minmax(0, 11rem))" }}
      gap="3"
    >
      <Filter
        label={tLanding("chooser.seats")}
        value={filters.players}
        onChange={(players) => change({ players })}
        options={[all, { value: "4", label: "4" }, { value: "6", label: "6" }]}
      />
      <Filter
        label={tLanding("chooser.teams")}
        value={filters.teams}
        onChange={(teams) => change({ teams })}
        options={[
          all,
          { value: "2", label: t("filter.teams.2") },
          { value: "3", label: t("filter.teams.3") },
          { value: "1", label: tLanding("chooser.team.4x1") },
        ]}
      />
      <Filter
        label={tLanding("chooser.cards")}
        value={filters.deck}
        onChange={(deck) => change({ deck })}
        options={[
          all,
          { value: "m", label: tLanding("chooser.deck.m") },
          { value: "n", label: tLanding("chooser.deck.n") },
        ]}
      />
      <Filter
        label={t("pace.label")}
        value={filters.pace}
        onChange={(pace) => change({ pace })}
        options={[all, ...paces.map((value) => ({ value, label: t(`pace.${value}`) }))]}
      />
      <Filter
        label={t("access.label")}
        value={filters.access}
        onChange={(access) => change({ access })}
        options={[
          { value: "public", label: t("access.public") },
          { value: "private", label: t("access.private") },
        ]}
      />
    </chakra.div>
  );
}

function Filter<Value extends string>(props: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="1" fontSize="sm" color="fg.muted">
        {label}
      </chakra.label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
