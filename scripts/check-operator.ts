import { operatorWarning, readOperator } from "./operator.ts";
import { runScript } from "./terminal.ts";

/** Before a deployment: says what the legal pages lack. Only what can't be shown at all stops it. */
await runScript(async () => {
  const warning = operatorWarning(readOperator());
  if (warning) console.warn(warning);
});
