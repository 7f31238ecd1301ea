import type { TFunction } from "i18next";
import type { VariantName } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import { tableInWords } from "#web/tables/tables.ts";
import type { TeamsName } from "#web/tables/wish.ts";

type Texts = { t: TFunction<"quickMatch">; tLanding: TFunction<"landing"> };

/** «2 gegen 2 · Meister · 60 s» */
export function playInWords(
  { t, tLanding }: Texts,
  { variant, moveTimeMs }: { variant: VariantName; moveTimeMs: number | null },
): string {
  const table = tableInWords(tLanding, variant.slice(0, 3) as TeamsName, variant.endsWith("m") ? "m" : "n");
  const clock = moveTimeMs === null ? t("clock.none") : t("clock.seconds", { seconds: moveTimeMs / 1000 });
  return `${table} · ${clock}`;
}

/** As many kinds of games as one takes in at a glance. */
const mostNamed = 2;

/** What any of these tables would be: «2 gegen 2 · Meister · 30 s / 60 s». Whatever may be as it likes is not said. */
export function wishInWords(
  { t, tLanding }: Texts,
  { variants, moveTimesMs }: { variants: readonly VariantName[]; moveTimesMs: readonly (number | null)[] },
): string {
  const kinds = [...new Set(variants.map((variant) => variant.slice(0, 3) as TeamsName))];
  const decks = [...new Set(variants.map((variant) => variant.slice(3) as "m" | "n"))];
  const clocks = moveTimesMs.map((time) =>
    time === null ? t("clock.none") : t("clock.seconds", { seconds: time / 1000 }),
  );
  const isAnyClock = clocks.length === limits.moveTimesMs.length + 1;
  return [
    kinds.length > mostNamed
      ? t("kinds", { count: kinds.length })
      : kinds.map((kind) => tLanding(`chooser.team.${kind}`)).join(" / "),
    ...(decks.length === 1 ? [tLanding(`chooser.deck.${decks[0]}`)] : []),
    ...(isAnyClock ? [] : [clocks.join(" / ")]),
  ].join(" · ");
}
