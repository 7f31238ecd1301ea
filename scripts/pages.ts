/** A page of the site, as its pictures are taken. */
export type Page = {
  /** What its pictures are called. */
  name: string;
  /** Its address below the site's; `game` stands for a running game's id. */
  path: (game: number) => string;
  /** Who looks: the player on seat 0 of that game, or somebody without a session. */
  as: "player" | "stranger";
  /** What is on it once it can be used. */
  ready: string;
};

/** Every page there is; a new one gets its line here. */
export const pages: readonly Page[] = [
  { name: "landing", path: () => "/", as: "stranger", ready: "main button, main a" },
  { name: "landing-en", path: () => "/en", as: "stranger", ready: "main button, main a" },
  { name: "landing-ru", path: () => "/ru", as: "stranger", ready: "main button, main a" },
  { name: "advert", path: () => "/advert", as: "stranger", ready: "main button, main a" },
  { name: "faq", path: () => "/faq", as: "stranger", ready: "main h1" },
  { name: "impressum", path: () => "/impressum", as: "stranger", ready: "main h1" },
  { name: "copyright", path: () => "/copyright", as: "stranger", ready: "main h1" },
  { name: "datenschutz", path: () => "/datenschutz", as: "stranger", ready: "main h1" },
  { name: "game", path: (game) => `/game?gameID=${game}`, as: "player", ready: "main svg" },
  { name: "game-watched", path: (game) => `/game?gameID=${game}`, as: "stranger", ready: "main svg" },
];
