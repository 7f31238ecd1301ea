import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate` writes the next migration from schema/db/. */
export default defineConfig({
  dialect: "turso",
  schema: "./schema/db/index.ts",
  out: "./schema/db/migrations",
  casing: "snake_case",
});
