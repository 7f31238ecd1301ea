import "i18next";
import type advert from "../../locales/de/advert.json";
import type common from "../../locales/de/common.json";
import type faq from "../../locales/de/faq.json";
import type game from "../../locales/de/game.json";
import type landing from "../../locales/de/landing.json";
import type legal from "../../locales/de/legal.json";
import type moves from "../../locales/de/moves.json";
import type privacy from "../../locales/de/privacy.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      advert: typeof advert;
      common: typeof common;
      faq: typeof faq;
      game: typeof game;
      landing: typeof landing;
      legal: typeof legal;
      moves: typeof moves;
      privacy: typeof privacy;
    };
  }
}
