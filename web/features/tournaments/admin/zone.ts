import { dateLocale } from "#schema/dateLocale.ts";

/** The zone of this device by its name in a language, with its city: "Central European Time (Europe/Berlin)". */
export function zoneName(language: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { timeZoneName: "longGeneric" });
  const name = format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? "";
  const city = ownZone();
  return name === "" || name === city ? city : `${name} (${city})`;
}

/** The zone of this device: "Europe/Berlin". */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
