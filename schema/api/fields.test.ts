import { describe, expect, it } from "vitest";
import {
  email,
  faultOf,
  gameDefaultPositions,
  password,
  teamName,
  tournamentTitle,
  userDescription,
  username,
} from "./fields.ts";

describe("a username", () => {
  it.each(["Ada", "Jürgen", "weiß", "ÄÖÜäöüß", "Наташа", "Семён", "Zwölfletters"])("may be %s", (name) => {
    expect(faultOf(username, name)).toBeUndefined();
  });

  it.each([
    ["Al", "too_short"],
    ["Dreizehnlette", "too_long"],
    ["Ada1", "not_letters"],
    ["Ada L", "not_letters"],
    ["Zoé", "not_letters"],
    ["Ѡмега", "not_letters"],
    ["Нaташа", "mixed_scripts"],
    ["Admin", "reserved"],
    ["Модератор", "reserved"],
  ])("may not be %s: %s", (name, fault) => {
    expect(faultOf(username, name)).toBe(fault);
  });

  it("is the same however its umlauts were typed, and without the spaces around it", () => {
    expect(username.parse(" Ju\u0308rgen ")).toBe("J\u00fcrgen");
  });
});

describe("a team's name", () => {
  it.each(["Foxes", "Die 3 Füchse", "<<Лисы + Co>>", "a.b_c-d"])("may be %s", (name) => {
    expect(faultOf(teamName, name)).toBeUndefined();
  });

  it.each([
    ["Foxy", "too_short"],
    ["  Foxy  ", "too_short"],
    ["The twenty-six cunning fox", "too_long"],
    ["Foxes & Co", "not_in_team_names"],
    ["Foxes 🦊", "not_in_team_names"],
  ])("may not be %s: %s", (name, fault) => {
    expect(faultOf(teamName, name)).toBe(fault);
  });
});

describe("a tournament's title", () => {
  it("has at least eight characters", () => {
    expect(faultOf(tournamentTitle, "Our cup!")).toBeUndefined();
    expect(faultOf(tournamentTitle, "Our cup")).toBe("too_short");
  });
});

describe("a password", () => {
  it("may be any 8 to 64 signs", () => {
    expect(faultOf(password, "öl & wäsche")).toBeUndefined();
    expect(faultOf(password, "kurz+gut".repeat(8))).toBeUndefined();
  });

  it.each([
    ["kurz+gu", "too_short"],
    [`${"kurz+gut".repeat(8)}.`, "too_long"],
    ["Password123", "too_common"],
    ["Sommer2026!", "too_common"],
    ["aaaaaaaaaa", "too_common"],
    ["1234567890", "too_common"],
    ["qwertzuiop", "too_common"],
    ["24121987", "too_common"],
  ])("may not be %s: %s", (text, fault) => {
    expect(faultOf(password, text)).toBe(fault);
  });

  it("is the same on every keyboard", () => {
    expect(password.parse("Übermütig?")).toBe(password.parse("U\u0308bermu\u0308tig?"));
  });
});

describe("an e-mail address", () => {
  it.each(["ada@example.org", " a.b+tac@mail.example.co.uk "])("may be %s", (address) => {
    expect(faultOf(email, address)).toBeUndefined();
  });

  it.each([
    "ada",
    "ada@localhost",
    "ada@@example.org",
    "ada@example.",
    "a da@example.org",
    "ada@example.org>",
  ])("may not be %s", (address) => {
    expect(faultOf(email, address)).toBe("not_an_email");
  });
});

it("a description may be empty and has at most 150 signs", () => {
  expect(faultOf(userDescription, "")).toBeUndefined();
  expect(faultOf(userDescription, "x".repeat(150))).toBeUndefined();
  expect(faultOf(userDescription, "x".repeat(151))).toBe("too_long");
});

it("default positions are corners of both tables, or -1", () => {
  expect(gameDefaultPositions.safeParse([-1, 5]).success).toBe(true);
  for (const wrong of [[4, 0], [0, 6], [-2, 0], [0.5, 0], [1], [1, 0, 0]]) {
    expect(gameDefaultPositions.safeParse(wrong).success).toBe(false);
  }
});
