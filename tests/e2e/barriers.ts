import { AxeBuilder } from "@axe-core/playwright";
import type { Page as Tab } from "playwright-core";

/** What axe finds on a page: the broken rules, with their elements. @param rules all if none are named */
export async function barriersOn(tab: Tab, rules?: string[]): Promise<string[]> {
  // By default axe merges the results of a page's frames in a blank page, and describes what keeps a rule as well: three
  // times the work. Our pages have no frames.
  const axe = new AxeBuilder({ page: tab }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
