import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./process/paths.ts";

/**
 * A part of `npm run lint`: refuses words that code, comments and docs no longer use, because another word means the
 * same, or something that is always right. A word counts wherever it stands in a name: `useDeeds`, `deed_log`.
 */
const replaced: { word: RegExp; by: string; except?: RegExp }[] = [
  {
    word: /(?<!in)deed/i,
    by: "transaction (of a room) or action (of a moderator)",
    // The column keeps its name: a Worker of the release before may still read it.
    except: /^schema\/db\/moderation\.ts:.*text\("deed"/,
  },
  { word: /parcel/i, by: "outbox message" },
  { word: /onlooker/i, by: "spectator" },
  { word: /foret[eo]l/i, by: "predict" },
  {
    word: /\bstandings?\b|Standing|standing[A-Z]/,
    by: "moderation status, game result or rank: a standing is a place in a tournament's table",
    // What rooms have stored once stands in their migrations for good.
    except: /^[^:]*tournament|^party\/([^:]*\/)?tables\.ts:|^docs\/protocol\.md: *standings:$/i,
  },
  {
    word: /colour/i,
    by: "color: “colour” is for British texts",
    except: /^[^:]*\.md:|^schema\/db\/[^:]*:.*text\("colour"/,
  },
  {
    word: /\bDate\.now\b/,
    by: "serverNow(): a device's clock may be wrong",
    except:
      /^(?!web\/)|\.test\.|^web\/(testing\/|net\/learning\/testBrowser|net\/serverTime\.ts|net\/room\/heartbeat\.ts|net\/games\.ts)/,
  },
];

const files = globSync(
  "{README.md,docs/**/*.md,{rules,schema,store,edge,party,web,scripts,tests}/**/*.{ts,tsx,css}}",
  {
    cwd: root,
  },
);
const own = /^scripts\/check-words\.ts$|^web\/i18n\/wording\.test\.ts$/;
let found = 0;
for (const file of files.sort()) {
  if (own.test(file)) continue;
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    for (const { word, by, except } of replaced) {
      const hit = word.exec(line);
      if (hit === null || except?.test(`${file}:${line}`)) continue;
      console.error(`${file}:${index + 1}: “${hit[0]}” has been replaced by ${by}`);
      found++;
    }
  }
}
if (found > 0) process.exit(1);
