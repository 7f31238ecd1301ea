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

/** Those that are on their way to an account: what it keeps as far as the server has said, and the last call. */
const underWay = new Map<keyof KeptSettings, { id: number; kept: unknown; last: Promise<void> }>();

/**
 * Keeps a setting with the account, if one is signed in. It counts here at once, and no longer where that fails. Each call waits
 * for the one before, so that the last choice stays.
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
  // Something else may have been chosen meanwhile.
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
