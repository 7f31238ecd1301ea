import { defaultLocale } from "#schema/addresses.ts";
import { colorSchemes, type Locale, locales } from "#schema/settings.ts";
import { chatPositions, readChatSize } from "#web/chat/chatPosition.ts";
import type { Account } from "#web/net/account.ts";
import { type Answer, api } from "#web/net/api.ts";
import type { Stored } from "#web/ui/deviceStore.ts";
import { readSeatPositions } from "./seatPositions.ts";
import { asField, asJson, asPercent, asSwitch, asWords, oneOf } from "./stored.ts";

/**
 * What somebody may choose, and where the choice is kept:
 * - `device`: in this browser.
 * - `account`: in the account; without one in this browser.
 * - `accountOnly`: in the account; without one nowhere.
 * - `both`: in this browser, and in the account, from which other browsers take it over at sign-in.
 */
export type Preference<Value> =
  | { keptIn: "device"; stored: Stored<Value> }
  | { keptIn: "account" | "both"; stored: Stored<Value>; account: KeptByAccount<Value> }
  | { keptIn: "accountOnly"; usual: Value; account: KeptByAccount<Value> };

/** A field of the account, and the call that changes it. */
export interface KeptByAccount<Value> {
  field: FieldOf<Value>;
  keep: (value: Value) => Promise<Answer<unknown>>;
}

/** The fields of an account that may have this value. */
type FieldOf<Value> = {
  [Name in keyof Account]-?: Value extends Account[Name] ? Name : never;
}[keyof Account];

/** A switch that `TableSwitches` shows, with the texts of its name in `table.switches` of settings.json. */
type TableSwitch = Preference<boolean> & { isTableSwitch: true };

/** All preferences. They apply at once, wherever `usePreference` reads them; none needs a reload of the page. */
export const preferences = {
  colorScheme: kept({
    keptIn: "both",
    // public/look.js reads it before the first paint, and whether somebody is color-blind.
    stored: asField("TacLook", "scheme", oneOf(colorSchemes, "system")),
    account: {
      field: "colorScheme",
      keep: (colorScheme) => api.setColorScheme.$post({ json: { colorScheme } }),
    },
  }),
  isColorBlind: kept({
    keptIn: "both",
    stored: asField("TacLook", "isColorBlind", (stored) => stored === true),
    account: {
      field: "colorBlindnessFlag",
      keep: (colorBlindnessFlag) => api.setColorBlindnessFlag.$post({ json: { colorBlindnessFlag } }),
    },
  }),
  /** The language of mails and of the next visit; that of a page is in its address. */
  locale: kept<Locale>({
    keptIn: "accountOnly",
    usual: defaultLocale,
    account: { field: "locale", keep: (locale) => api.setLocale.$post({ json: { locale } }) },
  }),
  /** The languages whose rough words are covered. */
  filteredLanguages: kept({
    keptIn: "account",
    stored: asWords("TacWordFilter", locales),
    account: {
      field: "wordFilter",
      keep: (wordFilter) => api.setWordFilter.$post({ json: { wordFilter } }),
    },
  }),
  seatPositions: kept({
    keptIn: "account",
    stored: asJson("TacSettingsDefaultPositions", readSeatPositions),
    account: {
      field: "gameDefaultPositions",
      keep: (gameDefaultPositions) => api.setGameDefaultPositions.$post({ json: { gameDefaultPositions } }),
    },
  }),
  /** The loudness of the table; 0 is silent. */
  volume: kept({ keptIn: "device", stored: asPercent("TacVolume", 100) }),
  /** A move chosen on the board waits until a button confirms it. */
  confirmsMoves: tableSwitch("TacConfirmMoves", false),
  showsFieldNumbers: tableSwitch("TacFieldNumbers", false),
  /** All motion runs in half the time. */
  isMotionQuick: tableSwitch("TacQuickMotion", false),
  /** The keys 1, 2, … choose the cards of the hand from left to right. */
  hasCardKeys: tableSwitch("TacCardKeys", true),
  chatPosition: kept({
    keptIn: "device",
    stored: asField("TacChatPlace", "position", oneOf(chatPositions, "right")),
  }),
  /** In percent of the window: its width at the right, its height at the bottom. */
  chatRightSize: kept({ keptIn: "device", stored: asField("TacChatPlace", "rightSize", readChatSize) }),
  chatBottomSize: kept({ keptIn: "device", stored: asField("TacChatPlace", "bottomSize", readChatSize) }),
};

type Preferences = typeof preferences;
export type PreferenceName = keyof Preferences;
export type PreferenceValue<Name extends PreferenceName> =
  Preferences[Name] extends Preference<infer Value> ? Value : never;
export type TableSwitchName = {
  [Name in PreferenceName]: Preferences[Name] extends TableSwitch ? Name : never;
}[PreferenceName];

/** The switches of the table, in the order in which they are shown. */
export const tableSwitches = (Object.keys(preferences) as PreferenceName[]).filter(
  (name): name is TableSwitchName => "isTableSwitch" in preferences[name],
);

function kept<Value>(preference: Preference<Value>): Preference<Value> {
  return preference;
}

function tableSwitch(key: string, usual: boolean): TableSwitch {
  return { keptIn: "device", stored: asSwitch(key, usual), isTableSwitch: true };
}
