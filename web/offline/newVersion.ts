import { createStore } from "#web/ui/store.ts";

/** Whether this page is known to be older than the site: the server said so, or another build is out. */
export const isOutdated = createStore(false);

/** Looks whether pages begin with another script than this one did; each build has its own. */
export async function lookForNewBuild(): Promise<void> {
  const own = ownScript();
  const page = await fetch("/", { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : own),
    () => own,
  );
  if (!page.includes(own)) isOutdated.write(true);
}

/** The address of the script that this page began with. */
export function ownScript(): string {
  return document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
}
