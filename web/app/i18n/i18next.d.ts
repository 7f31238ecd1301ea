import "i18next";
import type common from "../../locales/de/common.json";
import type game from "../../locales/de/game.json";
import type landing from "../../locales/de/landing.json";
import type legal from "../../locales/de/legal.json";
import type moves from "../../locales/de/moves.json";
import type privacy from "../../locales/de/privacy.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: typeof common;
      game: typeof game;
      landing: typeof landing;
      legal: typeof legal;
      moves: typeof moves;
      privacy: typeof privacy;
    };
  }
}
