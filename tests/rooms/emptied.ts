import { reset } from "cloudflare:test";
import { beforeAll } from "vitest";

/**
 * A setup file of vitest: each test file begins with rooms that nobody has been in, also those of which there is one, and
 * nothing of the file before goes on. Modules and libSQL are shared.
 */
beforeAll(reset);
