import type { BrowserName, SystemName } from "#schema/device.ts";

/** What a device is told by in the list of one's devices; null what nothing is known of. */
export type DeviceName = { browser: BrowserName | null; system: SystemName | null };

/** Which browser says what of itself. Most pose as others, so the first that fits counts. */
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

/** The names of browser and system out of a `User-Agent`. Only names of ours are kept, nothing of what was sent. */
export function deviceNameOf(userAgent = ""): DeviceName {
  return { browser: nameIn(browserSigns, userAgent), system: nameIn(systemSigns, userAgent) };
}

function nameIn<Name>(signs: [RegExp, Name][], userAgent: string): Name | null {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
