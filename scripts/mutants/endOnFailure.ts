import fc from "fast-check";

/** A setup file of vitest: that a property fails is all that is asked here, and not what its least example is. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
