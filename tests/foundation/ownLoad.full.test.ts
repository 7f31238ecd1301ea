import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/process/paths.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";

const served = withKillableSite();

/** Runs `npm run load` with these parameters. */
function load(...parameters: string[]) {
  const script = spawn(process.execPath, [join(root, "scripts/load.ts"), ...parameters]);
  const ended = Promise.all([text(script.stdout), text(script.stderr), once(script, "close")]);
  return {
    /** Waits until it has printed this. */
    async says(line: RegExp): Promise<void> {
      let said = "";
      await new Promise<void>((resolve, reject) => {
        script.stdout.on("data", (chunk) => {
          said += chunk;
          if (line.test(said)) resolve();
        });
        script.once("close", () => reject(new Error(`expected ${line}, found: ${said}`)));
      });
    },
    result: ended.then(([said, complained, [code]]) => ({ said, complained, code })),
  };
}

describe("npm run load", () => {
  it("plays at a site's tables and reports that no move was lost, and how long they took", async () => {
    const { said, code } = await load("--site", served.url, "--tables", "3", "--minutes", "0.1").result;
    expect(said).toMatch(/3 tables of four at /);
    expect(said).toMatch(/Moves: (\d{2,}) sent, \1 seen by all four; 0 lost, 0 seen twice, 0 refused\./);
    expect(said).toMatch(/50 % within \d+ ms, 95 % within \d+ ms, 99 % within \d+ ms\./);
    expect(said).toContain("No table was cut off.");
    expect(code).toBe(0);
  });

  it("opens its tables again when the site was cut off, and says how often", async () => {
    const running = load("--site", served.url, "--tables", "2", "--minutes", "0.15");
    await running.says(/2 of 2 tables opened/);
    await served.kill();
    const { said, code } = await running.result;
    expect(said).toMatch(/Cut off, and opened again: \d+ × /);
    expect(said).toMatch(/ 0 lost, 0 seen twice, 0 refused\./);
    expect(code).toBe(0);
  });

  it("says what it expected where it can't begin", async () => {
    const [without, wrong, nowhere] = await Promise.all(
      [
        ["--site", "http://127.0.0.1:1"],
        ["--tables", "none"],
        ["--site", "here"],
      ].map((parameters) => load(...parameters).result),
    );
    expect(without).toMatchObject({ code: 1, complained: expect.stringContaining("No Tac site answers at") });
    expect(wrong).toMatchObject({ code: 1, complained: expect.stringContaining("Expected --tables N") });
    expect(nowhere).toMatchObject({ code: 1, complained: expect.stringContaining("found here") });
  });
});
