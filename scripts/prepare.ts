import { ensureBuilt } from "./build/ensureBuilt.ts";
import { chromiumPath } from "./visitors/browser.ts";

/**
 * A part of `npm test`: builds the site and unpacks the browser, once, before the tests that need them. Two that did so at
 * the same time could get half of it.
 */
await Promise.all([ensureBuilt(console.log), chromiumPath()]);
