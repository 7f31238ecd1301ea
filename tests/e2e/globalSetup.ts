import { chromiumPath } from "./browser.ts";

/** The browser that npm brings is unpacked before any test: of two that asked for it at once one would begin half of it. */
export default async function setup() {
  await chromiumPath();
}
