import { type Account, changeAccount, readAccount } from "./account.ts";
import { type Answer, answerOf, api } from "./api.ts";

/** The settings that an account keeps and the client knows at once. */
export type KeptSettings = Pick<
  Account,
  "locale" | "colorScheme" | "colorBlindnessFlag" | "wordFilter" | "gameDefaultPositions"
>;

/** The call that keeps each of them. */
const calls: { [Name in keyof KeptSettings]: (value: KeptSettings[Name]) => Promise<Answer<unknown>> } = {
  locale: (locale) => api.setLocale.$post({ json: { locale } }),
  colorScheme: (colorScheme) => api.setColorScheme.$post({ json: { colorScheme } }),
  colorBlindnessFlag: (colorBlindnessFlag) =>
    api.setColorBlindnessFlag.$post({ json: { colorBlindnessFlag } }),
  wordFilter: (wordFilter) => api.setWordFilter.$post({ json: { wordFilter } }),
  gameDefaultPositions: (gameDefaultPositions) =>
    api.setGameDefaultPositions.$post({ json: { gameDefaultPositions } }),
};

/** The last call for each of them: each waits for the one before, so that the last choice stays. */
const last: Partial<Record<keyof KeptSettings, Promise<unknown>>> = {};

/**
 * Keeps a setting with the account, if one is signed in. It counts here at once, and no longer where that fails.
 * @throws ApiError
 */
export async function keepSetting<Name extends keyof KeptSettings>(
  name: Name,
  value: KeptSettings[Name],
): Promise<void> {
  const before = readAccount();
  if (!before) return;
  changeAccount({ [name]: value });
  const isSame = () => readAccount()?.id === before.id;
  const keep = async () => {
    if (isSame()) await answerOf(calls[name](value));
  };
  const call = (last[name] ?? Promise.resolve()).then(keep, keep);
  last[name] = call;
  try {
    await call;
  } catch (error) {
    // Unless something else was chosen meanwhile.
    if (last[name] === call && isSame()) changeAccount({ [name]: before[name] });
    throw error;
  }
}
