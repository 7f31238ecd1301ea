import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "#scripts/process/paths.ts";

// Descriptors are counted where Linux lists them.
it.runIf(process.platform === "linux")(
  "a site with two hundred overdue games and few descriptors serves at once and works them off",
  async () => {
    const parameters = [join(root, "scripts/bench-overdue.ts"), "--games", "200", "--nofile", "1200"];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, parameters);
    console.log(stdout.trim());
    // The limit is too low for all games and channels to wake together: each takes three descriptors.
    expect(stderr).not.toMatch(/CANTOPEN|Too many open files/);
    expect(JSON.parse(stdout)).toMatchObject({ left: 0, descriptorsAllowed: 1200 });
  },
);
