import { skeletonOf } from "./lookAlikes.ts";

/**
 * Names that sound like the site's operators, like the site itself, or like players who aren't people, in its three
 * languages.
 */
const reserved = [
  // Operators and moderators.
  "admin admins administrator administration root sysadmin sysop webmaster operator betreiber owner",
  "админ админы администратор администрация сисадмин оператор владелец рут",
  "mod mods moderator moderators moderatorin moderation moderatoren",
  "мод модер модератор модераторы модерация",
  "staff official offiziell offizieller offizielle leitung redaktion",
  "официальный официально редакция",
  // Support.
  "support supporter help helpdesk hilfe service kundendienst kontakt contact security sicherheit abuse info",
  "поддержка помощь саппорт хелп сервис контакт безопасность инфо",
  // The site and its automatic functions.
  "tac system server site team news newsletter mailer daemon postmaster noreply automat autopilot",
  "так система сервер сайт команда новости новость рассылка автомат автопилот",
  // Players without an account, and bots.
  "bot bots robot roboter computer guest guests gast gäste anonym anonymous nobody niemand deleted",
  "бот боты робот компьютер гость гости аноним никто удалён удалённый",
].flatMap((words) => words.split(" "));

/**
 * Words that don't make another name out of a reserved one, before it, after it or between two: "DerAdmin",
 * "TacTeamBot".
 */
const fillers = "the our der die das unser super chef head online game spiel наш игра онлайн".split(" ");

/**
 * The letters of a name as a reader takes them, one by one, so that concatenated words are spelled like each word. (A
 * skeleton is not: its m may come from an r followed by an n.)
 */
const spelled = (name: string) => skeletonOf(name).replaceAll("m", "rn").replaceAll("w", "vv");
const oneOf = (words: readonly string[]) => `(?:${words.map(spelled).join("|")})`;
const either = oneOf([...reserved, ...fillers]);
const isMadeOfThem = new RegExp(`^${either}*${oneOf(reserved)}${either}*$`);

/**
 * Whether a name, or a look-alike, is reserved for the site: it is one of the words, or consists only of such words,
 * with any digits and punctuation between them. "Abbott" and "Botho" are free.
 */
export function isReservedName(name: string): boolean {
  return isMadeOfThem.test(spelled(name.replace(/[^\p{L}]/gu, "")));
}
