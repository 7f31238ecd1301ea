/** The kinds of devices that are told apart. */
export const deviceKinds = ["mobile", "tablet", "desktop"] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** The browsers and systems that devices are named after; others have no name. */
export const browsers = ["Chrome", "Edge", "Firefox", "Opera", "Safari", "Samsung Internet"] as const;
export type BrowserName = (typeof browsers)[number];

export const systems = ["Android", "ChromeOS", "iOS", "Linux", "macOS", "Windows"] as const;
export type SystemName = (typeof systems)[number];
