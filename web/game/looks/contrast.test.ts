import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardWoods, cardBacks } from "#schema/looks.ts";

/** The custom properties of a rule of a style sheet, by its selector. */
type Colors = Readonly<Record<string, string>>;

const sheet = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

function colorsIn(css: string, selector: string): Colors {
  const rule = css.split("}").find((text) => text.split("{").at(-2)?.trim().endsWith(selector));
  return Object.fromEntries(
    [...(rule ?? "").matchAll(/--tac-([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name, color]),
  );
}

const theme = sheet("../theme.css");
const schemes = ["light", "dark"] as const;
const palettes = ["usual", "color-blind"] as const;
const ballNames = [
  "black",
  "red",
  "blue",
  "green",
  "white",
  "orange",
  "melone",
  "turquoise",
  "yellow",
  "pink",
];

/** The colors of the table: of everybody's, or with a look. */
function table(
  scheme: "light" | "dark",
  palette: (typeof palettes)[number],
  css = "",
  selector = "",
): Colors {
  const isDark = scheme === "dark";
  const isBlind = palette === "color-blind";
  return {
    ...colorsIn(theme, ":root"),
    ...(isDark && colorsIn(theme, ".dark")),
    ...(isBlind && colorsIn(theme, ".color-blind")),
    ...(isDark && isBlind && colorsIn(theme, ".dark.color-blind")),
    ...(css && colorsIn(css, selector)),
    ...(css && isDark && colorsIn(css, `.dark ${selector}`)),
  };
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
const linear = (color: string) =>
  channels(color).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));

/** WCAG's contrast of two colors. */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other]
    .map((color) => linear(color).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How far apart two colors look, in Oklab: 0 for the same, 1 for black and white. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => {
    const [r, g, blue] = linear(color);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * blue);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  });
  return Math.hypot(...a.map((x, i) => x - b[i]));
}

/** How well everything that says something is told from what lies below it: the worst of each kind. */
function visibility(colors: Colors) {
  const woods = ["wood-light", "wood", "wood-dark"].map((name) => colors[name]);
  const hollows = ["hollow-top", "hollow-bottom"].map((name) => colors[name]);
  const balls = ballNames.map((name) => colors[name]);
  const least = (
    of: (one: string, other: string) => number,
    ones: readonly string[],
    others: readonly string[],
  ) => Math.min(...ones.flatMap((one) => others.map((other) => of(one, other))));
  /** What has a bright and a dark part is seen by the one that differs more. */
  const best = (parts: readonly string[], grounds: readonly string[]) =>
    Math.min(...grounds.map((ground) => Math.max(...parts.map((part) => contrast(part, ground)))));
  return {
    /** A marble where it stands; its rim, shade and shine come on top. */
    ball: least(distance, balls, hollows),
    /** The trail of the last move, on its lighter ground. */
    trail: least(distance, balls, [colors["trail-ground"] ?? colors["wood-light"]]),
    /** A ball that may move: a ring of light with a dark edge. */
    source: best([colors.glow, colors["spot-edge"]], [...woods, ...hollows]),
    /** Where it may go: a hollow of light. */
    target: best([colors.glow, "#ffffff"], hollows),
    /** The outline around starts and bases, against the wood. */
    outline: least(contrast, [colors["wood-outline"]], woods),
    /** The opening of a hollow, against the wood. */
    hollow: least(contrast, [colors["hollow-top"]], woods),
    /** The line that joins the fields. */
    inlay: least(contrast, [colors.inlay], woods),
  };
}

/** What is enough where the usual board has more: Oklab's distance for colors, else a contrast. */
const enough = { ball: 0.1, trail: 0.08, source: 3, target: 3, outline: 1.5, hollow: 1.8, inlay: 1.8 };

const cases = schemes.flatMap((scheme) => palettes.map((palette) => [scheme, palette] as const));

describe.each(boardWoods.slice(1))("on %s", (wood) => {
  it.each(cases)("everything is as visible as on the usual board, %s and %s", (scheme, palette) => {
    const usual = visibility(table(scheme, palette));
    const own = visibility(table(scheme, palette, sheet(`woods/${wood}.css`), `[data-wood="${wood}"]`));
    for (const name of Object.keys(enough) as (keyof typeof enough)[])
      expect.soft(own[name], name).toBeGreaterThanOrEqual(Math.min(enough[name], 0.95 * usual[name]));
  });
});

describe.each(cardBacks.slice(1))("the back with %s", (back) => {
  it.each(schemes)("has a drawing that is seen, and carries white figures, %s", (scheme) => {
    const colors = table(scheme, "usual", sheet(`backs/${back}.css`), `[data-back="${back}"]`);
    expect(contrast(colors["card-back"], colors["card-back-mark"])).toBeGreaterThanOrEqual(3);
    expect(contrast(colors["card-back"], "#ffffff")).toBeGreaterThanOrEqual(4.5);
  });
});
