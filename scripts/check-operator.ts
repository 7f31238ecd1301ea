import { runScript } from "./process/terminal.ts";
import { operatorWarning, readOperator } from "./site/operator.ts";

/**
 * Runs before a deployment: reports what the legal pages lack. Only what can't be shown at all stops the deployment.
 */
await runScript(async () => {
  const warning = operatorWarning(readOperator());
  if (warning) console.warn(warning);
});
