import type { DeclarationBody } from "#schema/api/subscriptions.ts";

/** What was declared, and when the site received it (ms UTC). */
export type Declared = DeclarationBody & { receivedAt: number };
