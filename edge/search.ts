import { pathIn, publicPages } from "#schema/addresses.ts";
import { locales } from "#schema/settings.ts";
import { guarded } from "./guarded.ts";

/** `/robots.txt`: crawlers may read everything except calls and sockets. */
export function robots(origin: string): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /gameApi/",
    "Disallow: /parties/",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return answer("text/plain", `${lines.join("\n")}\n`);
}

/** `/sitemap.xml`: every public page in every language, each with its alternates. */
export function sitemap(origin: string): Response {
  const urls = publicPages.flatMap((page) => {
    const address = (locale: (typeof locales)[number]) => escaped(origin + pathIn(locale, page));
    const alternates = locales.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`,
    );
    return locales.map((locale) => `<url><loc>${address(locale)}</loc>${alternates.join("")}</url>`);
  });
  return answer(
    "application/xml",
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`,
  );
}

function answer(type: string, text: string): Response {
  const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" };
  return guarded(new Response(text, { headers }));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
