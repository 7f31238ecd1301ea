import { untilLoaded } from "./untilLoaded.ts";

/**
 * Imports a module, until it can be loaded (`untilLoaded`). Browsers remember that an address could not be imported and
 * do not fetch it again (whatwg/html#6768), so further attempts use another address of the same file. Where the browser
 * does not say which file was missing, only a reload of the page helps.
 * @param load the `import()`
 */
export function loadModule<Module>(
  load: () => Promise<Module>,
  kind: "page" | "part" = "part",
): Promise<Module> {
  let file: string | undefined;
  const fromElsewhere = (attempt: number): Promise<Module> =>
    file === undefined ? load() : import(/* @vite-ignore */ `${file}?attempt=${attempt}`);
  return untilLoaded(async (attempt) => {
    if (attempt > 0) return fromElsewhere(2 * attempt);
    try {
      return await load();
    } catch (error) {
      file = fileIn(error);
      // It may be a failure of long ago, or a short one.
      return fromElsewhere(1);
    }
  }, kind);
}

/** The address of the script that an error of `import()` names. */
function fileIn(error: unknown): string | undefined {
  return /https?:\/\/\S+\.js/.exec(String(error))?.[0];
}
