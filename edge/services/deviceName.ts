import type { BrowserName, SystemName } from "#schema/device.ts";

/** The name of a device in its owner's list; null for what is unknown. */
export type DeviceName = { browser: BrowserName | null; system: SystemName | null };

/** How browsers identify themselves. Most also claim to be others, so the first match counts. */
const browserSigns: [RegExp, BrowserName][] = [
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(OPR|OPiOS|Opera)\//, "Opera"],
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systemSigns: [RegExp, SystemName][] = [
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(intosh| OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * The names of browser and system from a `User-Agent`. Only names from our own lists are stored, nothing of what was
 * sent.
 */
export function deviceNameOf(userAgent = ""): DeviceName {
  return { browser: nameIn(browserSigns, userAgent), system: nameIn(systemSigns, userAgent) };
}

function nameIn<Name>(signs: [RegExp, Name][], userAgent: string): Name | null {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
