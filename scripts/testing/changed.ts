import { execFileSync } from "node:child_process";
import { root } from "../process/paths.ts";

/**
 * The files that differ from main: those of the branch's own commits, and what is not committed yet; on main itself only
 * the latter. Deleted ones are left out. `BASE` names another branch or commit.
 */
export function changedFiles(): string[] {
  const base = process.env.BASE ?? "main";
  const since = git("merge-base", "HEAD", base).trim();
  const changed = git("diff", "--name-only", "--diff-filter=d", since).split("\n");
  const added = git("ls-files", "--others", "--exclude-standard").split("\n");
  return [...new Set([...changed, ...added])].filter(Boolean).sort();
}

function git(...parameters: string[]): string {
  return execFileSync("git", parameters, { cwd: root, encoding: "utf8" });
}
