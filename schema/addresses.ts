import { type Locale, locales } from "./settings.ts";

/** Spoken where no other language is known. */
export const defaultLocale: Locale = locales[0];

/** The pages that say the same to everybody, by their paths: they are rendered when the site is built, for who searches. */
export const publicPages = ["/", "/advert", "/faq", "/impressum", "/copyright", "/datenschutz"] as const;
export type PublicPage = (typeof publicPages)[number];

/** What the query of the landing page's address asks for: a waiting room, a chat, the activation of an account. */
const errands = ["waiting", "chat", "activationUserID"];

/** Whether a query has something done that the page alone does not do. */
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
 * The language to begin with: the first of the browser's languages (`de-AT`, `en`, …) that the site speaks, by its
 * primary subtag; else the default.
 */
export function initialLocale(languages: readonly string[]): Locale {
  return languages.map((tag) => tag.split("-")[0].toLowerCase()).find(isLocale) ?? defaultLocale;
}

/**
 * Takes the language off a path: `/en/game` is `{ locale: "en", rest: "/game" }`. A language that the site does not
 * speak (`/fr/game`) is the default one; without any prefix `locale` is missing.
 */
export function splitPath(pathname: string): { locale?: Locale; isSpoken: boolean; rest: string } {
  const [, first = "", ...others] = pathname.split("/");
  if (isLocale(first)) return { locale: first, isSpoken: true, rest: `/${others.join("/")}` };
  // Two letters, a region perhaps: no page has such a name, so it is meant as a language.
  if (/^[a-z]{2}(-[a-z0-9]+)*$/i.test(first)) {
    return { locale: defaultLocale, isSpoken: false, rest: `/${others.join("/")}` };
  }
  return { isSpoken: true, rest: pathname };
}

/** The address of a page in a language; `page` begins with a slash and may have a query. */
export function pathIn(locale: Locale, page: string): string {
  return page === "/" ? `/${locale}` : `/${locale}${page}`;
}

type NameOf<Page> = Page extends "/" ? "landing" : Page extends `/${infer Name}` ? Name : never;

/** What a public page is called where its path is no name. */
export function nameOf<Page extends PublicPage>(page: Page): NameOf<Page> {
  return (page === "/" ? "landing" : page.slice(1)) as NameOf<Page>;
}

/** The file that holds a public page in a language, or, as `loading`, what stands in the place of all others while they load. */
export function fileOf(locale: Locale, page: PublicPage | "loading"): string {
  return `pages/${locale}/${page === "loading" ? page : nameOf(page)}.html`;
}

/** Stands in these files for the site's origin, which whoever serves them knows. */
export const originInFiles = "https://origin.invalid";
