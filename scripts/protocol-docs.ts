import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { protocolDocs } from "./docs/protocol.ts";
import { root } from "./process/paths.ts";

/** Writes docs/protocol.md anew. A test says when that is due (docs/protocol.test.ts). */
writeFileSync(join(root, "docs/protocol.md"), protocolDocs());
