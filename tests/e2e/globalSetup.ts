import { chromiumPath } from "#scripts/visitors/browser.ts";

/** Unpacks the browser from npm before any test: of two tests unpacking it at once, one could start half of it. */
export default async function setup() {
  await chromiumPath();
}
