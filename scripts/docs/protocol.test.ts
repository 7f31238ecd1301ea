import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../process/paths.ts";
import { protocolDocs } from "./protocol.ts";

test("docs/protocol.md tells who writes a client what the schemas say (node scripts/protocol-docs.ts writes it)", () => {
  expect(readFileSync(join(root, "docs/protocol.md"), "utf8")).toBe(protocolDocs());
});
