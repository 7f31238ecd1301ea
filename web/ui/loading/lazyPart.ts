import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadModule } from "./loadModule.ts";

/**
 * A component that is loaded with its first use. React's `lazy` would fail for good if its code can't be loaded once;
 * this one stays suspended until it can.
 * @param load the `import()`
 * @param pick the component of that module
 */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await loadModule(load)) }));
}
