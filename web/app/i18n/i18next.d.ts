import "i18next";
import type account from "../../locales/de/account.json";
import type advert from "../../locales/de/advert.json";
import type advice from "../../locales/de/advice.json";
import type chat from "../../locales/de/chat.json";
import type common from "../../locales/de/common.json";
import type facts from "../../locales/de/facts.json";
import type faq from "../../locales/de/faq.json";
import type form from "../../locales/de/form.json";
import type game from "../../locales/de/game.json";
import type landing from "../../locales/de/landing.json";
import type learn from "../../locales/de/learn.json";
import type learnPages from "../../locales/de/learnPages.json";
import type legal from "../../locales/de/legal.json";
import type meta from "../../locales/de/meta.json";
import type moderation from "../../locales/de/moderation.json";
import type moves from "../../locales/de/moves.json";
import type ownGames from "../../locales/de/ownGames.json";
import type people from "../../locales/de/people.json";
import type players from "../../locales/de/players.json";
import type playOn from "../../locales/de/playOn.json";
import type privacy from "../../locales/de/privacy.json";
import type puzzles from "../../locales/de/puzzles.json";
import type rules from "../../locales/de/rules.json";
import type settings from "../../locales/de/settings.json";
import type table from "../../locales/de/table.json";
import type tournamentLead from "../../locales/de/tournamentLead.json";
import type tournaments from "../../locales/de/tournaments.json";
import type tournamentTeaser from "../../locales/de/tournamentTeaser.json";
import type tournamentToasts from "../../locales/de/tournamentToasts.json";
import type waiting from "../../locales/de/waiting.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      account: typeof account;
      advert: typeof advert;
      advice: typeof advice;
      chat: typeof chat;
      common: typeof common;
      facts: typeof facts;
      faq: typeof faq;
      form: typeof form;
      game: typeof game;
      landing: typeof landing;
      learn: typeof learn;
      learnPages: typeof learnPages;
      legal: typeof legal;
      meta: typeof meta;
      moderation: typeof moderation;
      moves: typeof moves;
      ownGames: typeof ownGames;
      people: typeof people;
      playOn: typeof playOn;
      players: typeof players;
      privacy: typeof privacy;
      puzzles: typeof puzzles;
      rules: typeof rules;
      settings: typeof settings;
      table: typeof table;
      tournamentToasts: typeof tournamentToasts;
      tournamentLead: typeof tournamentLead;
      tournamentTeaser: typeof tournamentTeaser;
      tournaments: typeof tournaments;
      waiting: typeof waiting;
    };
  }
}
