import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

/** Copies a built site to a folder, with a meter (meter.ts) in front of its Worker and rooms. @returns the new build */
export function meteredBuild(dist: string, folder: string): string {
  const metered = join(folder, "dist");
  cpSync(join(dist, "edge"), join(metered, "edge"), { recursive: true });
  symlinkSync(join(dist, "client"), join(metered, "client"));
  const edge = join(metered, "edge");
  renameSync(join(edge, "index.js"), join(edge, "site.js"));
  const meter = readFileSync(join(import.meta.dirname, "meter.ts"), "utf8");
  writeFileSync(join(edge, "meter.js"), stripTypeScriptTypes(meter));
  writeFileSync(join(edge, "index.js"), entryFor(classesIn(join(edge, "wrangler.json"))));
  return metered;
}

/** The names of the rooms' classes in the built configuration. */
function classesIn(configuration: string): string[] {
  const { durable_objects } = JSON.parse(readFileSync(configuration, "utf8")) as {
    durable_objects: { bindings: { class_name: string }[] };
  };
  return durable_objects.bindings.map(({ class_name }) => class_name);
}

function entryFor(classes: readonly string[]): string {
  const rooms = classes.map((name) => `export class ${name} extends meterRoom("${name}", rooms.${name}) {}`);
  return [
    'import * as rooms from "./site.js";',
    'import { meterRoom, meterSite } from "./meter.js";',
    "export default meterSite(rooms.default);",
    ...rooms,
  ].join("\n");
}
