import { defaultLocale, originInFiles, type PublicPage, pathIn } from "#schema/addresses.ts";
import { type Locale, locales } from "#schema/settings.ts";

/** A document's metadata. A document without a page is hidden from search engines. */
export type Head = { locale: Locale } & (
  | { page: PublicPage; description: string; picture: string; styles?: readonly string[] }
  | { page?: undefined }
);

/** The rules that Emotion has collected, by class name. */
type Styles = Record<string, string | true | undefined>;

/**
 * A whole document.
 * @param template index.html as it was built
 * @param rendered what React has rendered for #root, and its rules
 */
export function documentOf(template: string, head: Head, rendered: { html: string; styles: Styles }): string {
  const [titleTag, title = "Tac online"] = /<title>(.*?)<\/title>/.exec(rendered.html) ?? [""];
  const landing = head.page === "/" ? ` data-first-visit="${pathIn(head.locale, "/advert")}"` : "";
  return [
    ['<html lang="de">', `<html lang="${head.locale}"${landing}>`],
    ["<title>Tac online</title>", `<title>${title}</title>`],
    ["/de.webmanifest", `/${head.locale}.webmanifest`],
    [
      "<!--head-->",
      [...metaOf(head, title), ...linksOf(head, template), stylesOf(rendered.styles)].join("\n    "),
    ],
    ['<div id="root"></div>', `<div id="root">${rendered.html.replace(titleTag, "")}</div>`],
  ].reduce((document, [place, content]) => {
    if (!document.includes(place)) throw new Error(`index.html has no ${place}.`);
    return document.replace(place, () => content);
  }, template);
}

function metaOf(head: Head, title: string): string[] {
  if (head.page === undefined) return ['<meta name="robots" content="noindex" />'];
  const { locale, page, description, picture } = head;
  const address = (locale: Locale) => originInFiles + pathIn(locale, page);
  // The landing page's address without a language serves the visitor's own language; the other pages' serve the default
  // one.
  const anybodys = page === "/" ? `${originInFiles}/` : address(defaultLocale);
  const named = { description, "twitter:card": "summary_large_image" };
  const openGraph = {
    type: "website",
    site_name: "Tac online",
    locale,
    title,
    description,
    url: address(locale),
    image: `${originInFiles}/social.png`,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": picture,
  };
  return [
    `<link rel="canonical" href="${address(locale)}" />`,
    ...locales.map((other) => `<link rel="alternate" hreflang="${other}" href="${address(other)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${anybodys}" />`,
    ...Object.entries(named).map(([name, text]) => `<meta name="${name}" content="${escaped(text)}" />`),
    ...Object.entries(openGraph).map(
      ([name, text]) => `<meta property="og:${name}" content="${escaped(text)}" />`,
    ),
  ];
}

/** The style sheets of the page's code, but for those that every page has. The scripts find them there, and load none twice. */
function linksOf(head: Head, template: string): string[] {
  const styles = (head.page && head.styles) ?? [];
  return styles
    .filter((file) => !template.includes(`href="${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);
}

/** One style sheet that Emotion takes over in the browser: the names tell it which rules exist. */
function stylesOf(styles: Styles): string {
  const rules = Object.entries(styles).filter(([, rule]) => typeof rule === "string");
  const names = rules.map(([name]) => name).join(" ");
  return `<style data-emotion="css ${names}">${rules.map(([, rule]) => rule).join("")}</style>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
