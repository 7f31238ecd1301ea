import type { BrowserName, DeviceKind, SystemName } from "#schema/device.ts";
import { limits } from "#schema/limits.ts";

/** What a device is called in its owner's list, and of which kind it is; null for what is unknown. */
export type DeviceName = {
  browser: BrowserName | null;
  system: SystemName | null;
  kind: DeviceKind | null;
};

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

/** Tablets with Android leave out "Mobile"; those with iPadOS call themselves Macs, unless asked not to. */
const kindSigns: [RegExp, DeviceKind][] = [
  [/\biPad\b|\bAndroid\b(?!.*\bMobile\b)/, "tablet"],
  [/\b(Android|iPhone|iPod|Mobile)\b/, "mobile"],
  [/\b(Windows|Macintosh|CrOS|Linux|X11)\b/, "desktop"],
];

/**
 * The names of browser and system, and the kind of device, from a `User-Agent`. Only names from our own lists are stored, nothing of what was
 * sent.
 */
export function deviceNameOf(userAgent = ""): DeviceName {
  // To look for what stands nowhere behind takes as many steps as the length has squared.
  const read = userAgent.slice(0, limits.userAgentRead);
  return {
    browser: nameIn(browserSigns, read),
    system: nameIn(systemSigns, read),
    kind: nameIn(kindSigns, read),
  };
}

function nameIn<Name>(signs: [RegExp, Name][], userAgent: string): Name | null {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
