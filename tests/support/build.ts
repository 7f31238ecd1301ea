import { ensureBuilt } from "#scripts/build.ts";

/** Tests of the running site use the current build. */
export default async function setup() {
  await ensureBuilt();
}
