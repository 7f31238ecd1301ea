import { skeletonOf } from "./lookAlikes.ts";

/** Names that sound like those who run the site, like the site itself, or like players who are none, in its three languages. */
const reserved = [
  // Who runs it and watches over it.
  "admin admins administrator administration root sysadmin sysop webmaster operator betreiber owner",
  "админ админы администратор администрация сисадмин оператор владелец рут",
  "mod mods moderator moderators moderatorin moderation moderatoren",
  "мод модер модератор модераторы модерация",
  "staff official offiziell offizieller offizielle leitung redaktion",
  "официальный официально редакция",
  // Who helps.
  "support supporter help helpdesk hilfe service kundendienst kontakt contact security sicherheit abuse info",
  "поддержка помощь саппорт хелп сервис контакт безопасность инфо",
  // The site and what it does by itself.
  "tac system server site team news newsletter mailer daemon postmaster noreply automat autopilot",
  "так система сервер сайт команда новости новость рассылка автомат автопилот",
  // Who plays without an account, or is no person.
  "bot bots robot roboter computer guest guests gast gäste anonym anonymous nobody niemand deleted",
  "бот боты робот компьютер гость гости аноним никто удалён удалённый",
].flatMap((words) => words.split(" "));

/** What makes no name of its own in front of one of those, behind it, or between two: "DerAdmin", "TacTeamBot". */
const fillers = "the our der die das unser super chef head online game spiel наш игра онлайн".split(" ");

/**
 * The letters of a name as a reader takes them, letter by letter: two words one behind the other are spelled as each of them
 * is. (A skeleton is not: its m may be an r and an n that have met.)
 */
const spelled = (name: string) => skeletonOf(name).replaceAll("m", "rn").replaceAll("w", "vv");
const oneOf = (words: readonly string[]) => `(?:${words.map(spelled).join("|")})`;
const either = oneOf([...reserved, ...fillers]);
const isMadeOfThem = new RegExp(`^${either}*${oneOf(reserved)}${either}*$`);

/**
 * Whether a name, or one that looks like it, is kept for the site: one of its words alone, or nothing but such words, whatever
 * digits and signs stand between. "Abbott" and "Botho" are names.
 */
export function isReservedName(name: string): boolean {
  return isMadeOfThem.test(spelled(name.replace(/[^\p{L}]/gu, "")));
}
