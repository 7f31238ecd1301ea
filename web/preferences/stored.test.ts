import { expect, test } from "vitest";
import type { Stored } from "#web/ui/deviceStore.ts";
import { type PreferenceName, preferences } from "./preferences.ts";
import { asField, asPercent } from "./stored.ts";

type StoredName = Exclude<PreferenceName, "locale">;

const storedOf = (name: StoredName) => (preferences[name] as { stored: Stored<unknown> }).stored;

/** The keys and texts of every release so far: nobody loses a choice. */
test.each([
  ["colorScheme", "TacLook", '{"scheme":"dark","isColorBlind":true}', "dark"],
  ["isColorBlind", "TacLook", '{"scheme":"dark","isColorBlind":true}', true],
  ["filteredLanguages", "TacWordFilter", "de ru", ["de", "ru"]],
  ["filteredLanguages", "TacWordFilter", "", []],
  ["seatPositions", "TacSettingsDefaultPositions", "[3,-1]", [3, -1]],
  ["volume", "TacVolume", "35", 35],
  ["volume", "TacVolume", "0", 0],
  ["confirmsMoves", "TacConfirmMoves", "yes", true],
  ["showsFieldNumbers", "TacFieldNumbers", "yes", true],
  ["isMotionQuick", "TacQuickMotion", "yes", true],
  ["isMotionQuick", "TacQuickMotion", "no", false],
  ["hasCardKeys", "TacCardKeys", "no", false],
  ["chatPosition", "TacChatPlace", '{"position":"bottom","rightSize":31,"bottomSize":40}', "bottom"],
  ["chatRightSize", "TacChatPlace", '{"position":"bottom","rightSize":31,"bottomSize":40}', 31],
  ["chatBottomSize", "TacChatPlace", '{"position":"bottom","rightSize":31,"bottomSize":40}', 40],
] as const)("%s is read from what %s has been: %s", (name, key, text, value) => {
  const stored = storedOf(name);
  expect(stored.key).toBe(key);
  expect(stored.read(text)).toEqual(value);
});

const usual: Partial<Record<StoredName, unknown>> = {
  colorScheme: "system",
  isColorBlind: false,
  filteredLanguages: [],
  seatPositions: [1, 0],
  volume: 100,
  confirmsMoves: false,
  showsFieldNumbers: false,
  isMotionQuick: false,
  hasCardKeys: true,
  chatPosition: "right",
  chatRightSize: 20,
  chatBottomSize: 20,
};

const unreadable = [
  "no JSON",
  "null",
  "7e999",
  '"text"',
  "[]",
  "{}",
  '{"scheme":7,"position":[],"rightSize":"x"}',
];

test.each(Object.entries(usual) as [StoredName, unknown][])(
  "%s counts as usual where nothing is stored that it can be read from",
  (name, value) => {
    for (const text of [null, ...unreadable]) expect(storedOf(name).read(text), String(text)).toEqual(value);
  },
);

test("a field is written beside what else the object has", () => {
  const { write } = asField("key", "scheme", String);
  expect(write("dark", '{"isColorBlind":true}')).toBe('{"isColorBlind":true,"scheme":"dark"}');
  expect(write("dark", "nothing readable")).toBe('{"scheme":"dark"}');
});

test.each([
  ["33.3", 33],
  ["-5", 0],
  ["250", 100],
  ["loud", 100],
])("the percent %s are taken as %i", (text, whole) => {
  expect(asPercent("key", 100).read(text)).toBe(whole);
});
