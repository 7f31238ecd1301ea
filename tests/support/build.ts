import { ensureBuilt } from "#scripts/build.ts";

/** Tests that ask the running site ask the site as it is built now. */
export default async function setup() {
  await ensureBuilt();
}
