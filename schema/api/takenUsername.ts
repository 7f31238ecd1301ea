import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { fault } from "./fieldFaults.ts";

/**
 * An existing name, or one that may exist. Apart from the other fields, which bring what passwords and new names are
 * checked against.
 */
export const takenUsername = text().check(
  z.trim(),
  z.normalize("NFC"),
  z.minLength(1, fault("too_short")),
  z.maxLength(64, fault("too_long")),
);

/** By which somebody signs in. */
export const nameOrAddress = text().check(
  z.trim(),
  z.normalize("NFC"),
  z.minLength(1, fault("too_short")),
  z.maxLength(limits.emailMaxLength, fault("too_long")),
);
