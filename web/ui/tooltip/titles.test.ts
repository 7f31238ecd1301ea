import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAsync, traverse, type types } from "@babel/core";
import { expect, test } from "vitest";

/**
 * The attribute `title` shows to nobody who uses a keyboard or a finger, and can't be closed. Only what is neither pressed
 * nor focused has it, beside the same for screen readers; everything else has a tooltip (`named`).
 */

const root = join(import.meta.dirname, "../../..");

const files = globSync("web/**/*.tsx", { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));

/** What takes no focus by itself. */
const passive = ["div", "h2", "i", "li", "p", "span", "td", "th", "abbr", "time"];

/** Whether it is a component of ours that makes of its `title` what it wants, e.g. a heading. */
function namesItself(component: string): boolean {
  const beginning = new RegExp(`\\bfunction ${component}\\((?:props: (\\w+)|[^]*?\\breturn\\b)`);
  return files.some(({ text }) => {
    const [start = "", props] = beginning.exec(text) ?? [];
    const declared = props ? new RegExp(`\\binterface ${props}\\b[^}]*`).exec(text)?.[0] : start;
    return /\btitle\b/.test(declared ?? "");
  });
}

/** What makes an element more than passive. */
const actions = ["tabIndex", "onClick", "onPointerDown", "onKeyDown", "role", "href"];

function isAllowed({ name, attributes }: types.JSXOpeningElement): boolean {
  if (name.type === "JSXIdentifier" && /^[A-Z]/.test(name.name)) return namesItself(name.name);
  const tag = name.type === "JSXMemberExpression" ? name.property.name : String(name.name);
  return passive.includes(tag) && !actions.some((action) => has(attributes, action));
}

function has(attributes: types.JSXOpeningElement["attributes"], wanted: string): boolean {
  return attributes.some((one) => one.type === "JSXAttribute" && one.name.name === wanted);
}

/** Where a file gives a `title` to what must not have one. */
async function wrongTitles({ file, text }: (typeof files)[number]): Promise<string[]> {
  const found: string[] = [];
  const parsed = await parseAsync(text, {
    filename: join(root, file),
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
  });
  if (parsed === null) throw new Error(`${file} can't be parsed.`);
  traverse(parsed, {
    JSXOpeningElement({ node }) {
      if (has(node.attributes, "title") && !isAllowed(node)) found.push(`${file}:${node.loc?.start.line}`);
    },
  });
  return found;
}

test("what is pressed or focused has a tooltip instead of a title", async () => {
  const withTitles = files.filter(({ text }) => text.includes("title="));
  expect(withTitles.length).toBeGreaterThan(50);
  expect((await Promise.all(withTitles.map(wrongTitles))).flat()).toEqual([]);
});

test.each([
  '<button title="Send" />',
  '<chakra.a title="Send" />',
  '<Button title="Send" />',
  '<li title="Send" onClick={send} />',
])("%s would be found", async (text) => {
  expect(await wrongTitles({ file: "web/New.tsx", text })).toEqual(["web/New.tsx:1"]);
});
