import { type ComponentType, lazy } from "react";
import { loadModule } from "./loadModule.ts";

/** A page in a chunk of its own. */
export interface LazyPage {
  /** Loads its code before anything renders it. */
  fetch: () => Promise<void>;
  Page: ComponentType;
}

/** What `lazy` expects of a module: its default export is the component. */
type PageModule = { default: ComponentType };

/**
 * A page of the site. If its chunk is loaded already, it renders at once, without any fallback in between.
 * @param load the `import()` of its module
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let there: PageModule | undefined;
  const fetch = async () => {
    there = await load();
  };
  const Page = lazy(() => (there === undefined ? loadModule(load, "page") : atOnce(there)));
  return { fetch, Page };
}

/** A promise delivers its value only after the current task, but React accepts any object with a `then`. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: that is what React looks for
  return { then: (use: (value: Value) => void) => use(value) } as Promise<Value>;
}
