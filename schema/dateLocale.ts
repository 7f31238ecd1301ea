/** The locale (BCP 47) in which dates and times are written for readers of `language`: English ones as in Britain. */
export function dateLocale(language: string): string {
  return language === "en" ? "en-GB" : language;
}
