import { createHash } from "node:crypto";
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Trouble } from "../../process/trouble.ts";

/** What a whole backup consists of. It is written last, so a backup without one was cut off. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** The version of the site that made it. */
  version: z.string(),
  /** When everything was as it is in the backup (ms UTC). */
  madeAt: z.int(),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

const nameOf = "manifest.json";

/** Writes the manifest of a backup with these files, once they are on disk. */
export async function writeManifest(
  folder: string,
  paths: readonly string[],
  made: Omit<Manifest, "format" | "files">,
): Promise<void> {
  const files: Manifest["files"] = [];
  for (const path of paths) {
    sync(join(folder, path));
    files.push({ path, bytes: statSync(join(folder, path)).size, sha256: await sumOf(join(folder, path)) });
  }
  const manifest: Manifest = { format: 1, ...made, files };
  const unfinished = join(folder, `${nameOf}.unfinished`);
  writeFileSync(unfinished, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  sync(unfinished);
  renameSync(unfinished, join(folder, nameOf));
}

/** The manifest of a backup, whose files are all there as they were written. @throws Trouble if they are not */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, nameOf);
  if (!existsSync(path))
    throw new Trouble(`${folder} has no ${nameOf}: it is no backup, or one that was cut off before its end.`);
  const { data, error } = manifestSchema.safeParse(parse(path));
  if (error) throw new Trouble(`${path} is damaged, or of a newer version of the site.`);
  for (const { path: file, bytes, sha256 } of data.files) {
    const found = join(folder, file);
    const isWhole = existsSync(found) && statSync(found).size === bytes && (await sumOf(found)) === sha256;
    if (!isWhole) throw new Trouble(`The backup in ${folder} is damaged: ${file} is not as it was written.`);
  }
  return data;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

function sync(path: string): void {
  const descriptor = openSync(path, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
