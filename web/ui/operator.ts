import data from "#operator.json";
import type { Operator } from "#schema/operator.ts";

/** Who runs this site. scripts/site/operator.ts has validated the file before the build. */
export const operator: Omit<Operator, "language"> = data;

/** Whether the file says who runs the site and how to reach them. */
export const isOperatorKnown = operator.name !== "" && operator.address.length > 0 && operator.email !== "";
