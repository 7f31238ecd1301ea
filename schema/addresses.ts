import { type Locale, locales } from "./settings.ts";

/** The default language. */
export const defaultLocale: Locale = locales[0];

/** The pages that are the same for everybody, by path: they are prerendered at build time, for search engines too. */
export const publicPages = [
  "/",
  "/advert",
  "/rules",
  "/faq",
  "/impressum",
  "/copyright",
  "/datenschutz",
] as const;
export type PublicPage = (typeof publicPages)[number];

/** Query parameters of the landing page with an effect: a waiting room, a chat, the activation of an account. */
const errands = ["waiting", "chat", "activationUserID"];

/** Whether a query has an effect beyond showing the page. */
export function hasErrand(query: URLSearchParams): boolean {
  return errands.some((name) => query.has(name));
}

export function isLocale(text: string | undefined): text is Locale {
  return (locales as readonly (string | undefined)[]).includes(text);
}

export function isPublicPage(path: string): path is PublicPage {
  return (publicPages as readonly string[]).includes(path);
}

/**
 * The initial language: the first of the browser's languages (`de-AT`, `en`, …) that the site supports, by its primary
 * subtag; otherwise the default.
 */
export function initialLocale(languages: readonly string[]): Locale {
  return languages.map((tag) => tag.split("-")[0].toLowerCase()).find(isLocale) ?? defaultLocale;
}

/**
 * Splits the language off a path: `/en/game` is `{ locale: "en", rest: "/game" }`. An unsupported language (`/fr/game`)
 * becomes the default one; without a prefix `locale` is missing.
 */
export function splitPath(pathname: string): { locale?: Locale; isSpoken: boolean; rest: string } {
  const [, first = "", ...others] = pathname.split("/");
  if (isLocale(first)) return { locale: first, isSpoken: true, rest: `/${others.join("/")}` };
  // Two letters, with an optional region: no page has such a name, so it is a language.
  if (/^[a-z]{2}(-[a-z0-9]+)*$/i.test(first)) {
    return { locale: defaultLocale, isSpoken: false, rest: `/${others.join("/")}` };
  }
  return { isSpoken: true, rest: pathname };
}

/** The path of a page in a language; `page` begins with a slash and may have a query. */
export function pathIn(locale: Locale, page: string): string {
  return page === "/" ? `/${locale}` : `/${locale}${page}`;
}

type NameOf<Page> = Page extends "/" ? "landing" : Page extends `/${infer Name}` ? Name : never;

/** The name of a public page whose path is no name. */
export function nameOf<Page extends PublicPage>(page: Page): NameOf<Page> {
  return (page === "/" ? "landing" : page.slice(1)) as NameOf<Page>;
}

/** The file of a public page in a language or, as `loading`, of the page that stands for all others while they load. */
export function fileOf(locale: Locale, page: PublicPage | "loading"): string {
  return `pages/${locale}/${page === "loading" ? page : nameOf(page)}.html`;
}

/** The placeholder for the site's origin in these files, which is known only when they are served. */
export const originInFiles = "https://origin.invalid";
