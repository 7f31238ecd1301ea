import data from "#operator.json";
import type { Operator } from "#schema/operator.ts";

/** Who runs this site. scripts/operator.ts has checked the file before it was built in. */
export const operator: Operator = data;

/** Whether one can tell who that is, and how to reach them. */
export const isOperatorKnown = operator.name !== "" && operator.address.length > 0 && operator.email !== "";
