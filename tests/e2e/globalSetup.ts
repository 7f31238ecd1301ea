import type { TestProject } from "vitest/node";
import { serveBrowser } from "#scripts/visitors/browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    browserAddress: string;
  }
}

/** One browser for all files: to unpack and start it takes seconds, a profile of its own milliseconds. */
export default async function setup(project: TestProject) {
  const server = await serveBrowser();
  project.provide("browserAddress", server.wsEndpoint());
  return () => server.close();
}
