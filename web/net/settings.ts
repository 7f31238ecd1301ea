import { type Account, changeAccount, readAccount } from "./account.ts";
import { type Answer, answerOf, api } from "./api.ts";

/** The settings that an account stores and the client applies at once. */
export type KeptSettings = Pick<
  Account,
  "locale" | "colorScheme" | "colorBlindnessFlag" | "wordFilter" | "gameDefaultPositions"
>;

/** The API call that saves each setting. */
const calls: { [Name in keyof KeptSettings]: (value: KeptSettings[Name]) => Promise<Answer<unknown>> } = {
  locale: (locale) => api.setLocale.$post({ json: { locale } }),
  colorScheme: (colorScheme) => api.setColorScheme.$post({ json: { colorScheme } }),
  colorBlindnessFlag: (colorBlindnessFlag) =>
    api.setColorBlindnessFlag.$post({ json: { colorBlindnessFlag } }),
  wordFilter: (wordFilter) => api.setWordFilter.$post({ json: { wordFilter } }),
  gameDefaultPositions: (gameDefaultPositions) =>
    api.setGameDefaultPositions.$post({ json: { gameDefaultPositions } }),
};

/** Settings being saved to an account: the value that the server last confirmed, and the last call. */
const underWay = new Map<keyof KeptSettings, { id: number; kept: unknown; last: Promise<void> }>();

/**
 * Saves a setting to the account, if the user is signed in. It applies here at once, and is undone if saving fails.
 * Each call waits for the one before, so that the last choice wins.
 * @throws ApiError
 */
export async function keepSetting<Name extends keyof KeptSettings>(
  name: Name,
  value: KeptSettings[Name],
): Promise<void> {
  const account = readAccount();
  if (!account) return;
  const { id } = account;
  const before = underWay.get(name);
  const keeping = before?.id === id ? before : { id, kept: account[name], last: Promise.resolve() };
  underWay.set(name, keeping);
  changeAccount({ [name]: value });
  const isSame = () => readAccount()?.id === id;
  const keep = async () => {
    if (!isSame()) return;
    await answerOf(calls[name](value));
    keeping.kept = value;
  };
  const call = keeping.last.then(keep, keep);
  keeping.last = call;
  // The user may have chosen something else meanwhile.
  const isLast = () => keeping.last === call;
  try {
    await call;
  } catch (error) {
    if (isLast() && isSame()) changeAccount({ [name]: keeping.kept });
    throw error;
  } finally {
    if (isLast() && underWay.get(name) === keeping) underWay.delete(name);
  }
}
