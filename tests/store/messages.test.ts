import { expect, it, onTestFinished } from "vitest";
import { messages } from "#schema/db/messages.ts";
import { addMessages, hideMessage } from "#store/messages.ts";
import { aDatabase } from "#tests/support/database.ts";

it("a hidden message stays hidden, though a copy of it arrives late", async () => {
  const { db, stop } = await aDatabase();
  onTestFinished(stop);
  const copy = (number: number) => ({ number, senderID: null, body: "rude", createdAt: 5, expiresAt: 50 });
  await addMessages(db, "general", [copy(1)]);
  for (const number of [1, 2]) await hideMessage(db, "general", number, 9);
  await addMessages(db, "general", [copy(1), copy(2), copy(3)]);
  const stored = await db.select().from(messages).orderBy(messages.number);
  expect(stored.map(({ body }) => body)).toEqual(["", "", "rude"]);
});
