import { type ComponentType, lazy } from "react";
import { loadModule } from "./loadModule.ts";

/** A page in a chunk of its own. */
export interface LazyPage {
  /** Loads its code before anything renders it. */
  fetch: () => Promise<void>;
  Page: ComponentType;
}

/**
 * A page of the site. If its chunk is loaded already, it renders at once, without any fallback in between.
 * @param load the `import()`
 * @param pick the component of that module
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): LazyPage {
  let there: Module | undefined;
  const fetch = async () => {
    there = await load();
  };
  const Page = lazy(() =>
    there === undefined
      ? loadModule(load, "page").then((module) => ({ default: pick(module) }))
      : atOnce({ default: pick(there) }),
  );
  return { fetch, Page };
}

/** A promise delivers its value only after the current task, but React accepts any object with a `then`. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: that is what React looks for
  return { then: (use: (value: Value) => void) => use(value) } as Promise<Value>;
}
