import { ensureBuilt } from "#scripts/build/ensureBuilt.ts";

/** Tests of the running site use the current build. */
export default async function setup() {
  await ensureBuilt();
}
