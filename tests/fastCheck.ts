import fc from "fast-check";
import { runs, seed } from "./chance.ts";

/** A setup file of vitest: all properties take their seed from the run, and are tested in its extent. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed, numRuns: runs(100) });
