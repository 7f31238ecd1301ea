import "i18next";
import type common from "../../locales/de/common.json";
import type game from "../../locales/de/game.json";
import type landing from "../../locales/de/landing.json";
import type moves from "../../locales/de/moves.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: { common: typeof common; game: typeof game; landing: typeof landing; moves: typeof moves };
  }
}
