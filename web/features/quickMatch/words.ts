import type { TFunction } from "i18next";
import type { VariantName } from "#rules/variant.ts";
import type { TeamsName } from "../landing/wish.ts";
import { tableInWords } from "../waiting/tables.ts";

type Texts = { t: TFunction<"quickMatch">; tLanding: TFunction<"landing"> };

/** «2 gegen 2 · Meister · 60 s» */
export function playInWords(
  { t, tLanding }: Texts,
  { variant, moveTimeMs }: { variant: VariantName; moveTimeMs: number | null },
): string {
  const table = tableInWords(tLanding, variant.slice(0, 3) as TeamsName, variant.endsWith("m") ? "m" : "n");
  const clock = moveTimeMs === null ? t("clock.none") : t("clock.seconds", { count: moveTimeMs / 1000 });
  return `${table} · ${clock}`;
}
