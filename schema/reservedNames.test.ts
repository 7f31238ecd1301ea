import { expect, it } from "vitest";
import { isReservedName } from "./reservedNames.ts";

it.each([
  ["Admin", "aDMIN", "AdmIn", "Admln", "Adrnin", "Administrator", "DerAdmin", "TacAdmin", "AdminTeam"],
  ["Админ", "Администратор", "НашАдмин", "админ"],
  ["Moderator", "MODERATOR", "Модератор", "Мод", "Mod", "TacMod", "SuperMod"],
  ["System", "Система", "TheSystem", "Support", "Поддержка", "TacSupport", "Hilfe", "Help", "Помощь"],
  [
    "Tac",
    "Тас",
    "TacTac",
    "TacOnline",
    "TeamTac",
    "Team",
    "Команда",
    "News",
    "Новости",
    "Operator",
    "Betreiber",
  ],
  ["Bot", "Вот", "Бот", "BotBot", "TacBot", "Bots", "Gast", "Guest", "Гость", "Gäste", "Root", "Nobody"],
  // Names contain only letters; should they ever contain more, these stay reserved.
  ["Bot 3", "Gast 1234", "moderator_1", "tac-support", "Admin!"],
])("%s and the like are kept for the site", (...names) => {
  expect(names.filter((name) => !isReservedName(name))).toEqual([]);
});

it.each([
  ["Abbott", "Botho", "Bota", "Botond", "Jabot", "Ботан", "Ботаник", "Robotnik"],
  ["Modesta", "Modena", "Модест", "Модница", "Amadmin", "Adminka"],
  ["Gaston", "Gastone", "Augusta", "Гостомысл", "Rooter", "Rooney", "Newsom", "Newton"],
  ["Tacitus", "Tacko", "Tina", "Тася", "Тасо", "Taco", "Stefan", "Steam", "Teamo"],
  ["Helper", "Helpmann", "Hilfrich", "Systemus", "Supporta", "Informatik", "Olga", "Super", "Der"],
])("%s and the like are names", (...names) => {
  expect(names.filter(isReservedName)).toEqual([]);
});
