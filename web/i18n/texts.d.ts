/** Made by scripts/build/texts.ts. */
declare module "virtual:texts" {
  /** The address of the folder with the text files: `<textsAddress>/<locale>/<namespace>.json`. */
  export const textsAddress: string;
}
