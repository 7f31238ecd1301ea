import { cpus } from "node:os";

/** A step of a run: a command, or the tests of a project of vitest. */
export type PlannedStep = {
  name: string;
  command?: readonly string[];
  tests?: Tests;
  /** The steps that must have ended before this one begins. */
  after?: readonly string[];
  /** Nothing else runs meanwhile: it measures. */
  isAlone?: boolean;
};

/** The tests of a project of vitest: all of it, or some. */
export type Tests = {
  project: string;
  /** What the paths of the files contain. */
  filters?: readonly string[];
  /** Only tests that import one of these files. */
  related?: readonly string[];
  /** With the files `*.full.test.ts`. */
  withFull?: boolean;
};

export const modes = ["test", "check", "changed", "all"] as const;
export type Mode = (typeof modes)[number];

/** How many steps run at the same time. Most have two workers, and wait now and then. */
export const stepsAtOnce = Math.max(2, Math.min(4, cpus().length));

const format: PlannedStep = { name: "format", command: ["biome", "format"] };
const lint: PlannedStep = { name: "lint", command: ["biome", "check", "--formatter-enabled=false"] };
const words: PlannedStep = { name: "words", command: ["node", "scripts/check-words.ts"] };
const types: PlannedStep = { name: "types", command: ["node", "scripts/types.ts"] };
const react: PlannedStep = { name: "compiler's lint", command: ["node", "scripts/check-react.ts"] };
const changedReact: PlannedStep = { ...react, command: [...(react.command ?? []), "--changed"] };
/** Builds the site, for the tests that run against it. */
export const build: PlannedStep = { name: "build", command: ["node", "scripts/prepare.ts"] };

/** The tests inside workerd. */
export const rooms: PlannedStep = { name: "rooms", tests: { project: "rooms" } };

/** What `npm run check` does. What takes longest begins first. */
export const check: readonly PlannedStep[] = [
  projectOf("unit"),
  projectOf("web"),
  types,
  lint,
  changedReact,
  format,
  words,
];

/** What `npm test` does: all that must hold before something is merged. */
export function everything({ logFile, secrets, answers }: Kept): readonly PlannedStep[] {
  return [
    build,
    types,
    react,
    lint,
    format,
    words,
    projectOf("unit"),
    projectOf("web"),
    rooms,
    { ...projectOf("api"), after: ["build"] },
    projectOf("faults"),
    // People in a browser wait for what they see, and busy cores would let them wait too long.
    { ...projectOf("e2e"), after: ["build", "unit", "web", "rooms", "api", "faults"] },
    // It counts the bytes of the build that the tests use, however busy the cores are.
    { name: "size", command: ["node", "scripts/size.ts", "--bars"], after: ["build"] },
    {
      name: "deploy, without deploying",
      command: ["node", "scripts/deploy.ts", "--dry-run"],
      after: ["build"],
    },
    {
      name: "answers of the API",
      command: ["node", "scripts/check-answers.ts", answers],
      after: ["api", "e2e"],
    },
    {
      name: "log lines",
      command: ["node", "scripts/check-log.ts", logFile, secrets],
      after: ["api", "e2e", "rooms", "faults"],
    },
  ];
}

/** What `npm run test:all` does besides. */
export const besides: readonly PlannedStep[] = [{ ...projectOf("load"), after: ["build"], isAlone: true }];

/** Where a run keeps what its tests have seen, for the steps that look at it. */
export type Kept = { logFile: string; secrets: string; answers: string };

/** The tests of a project of vitest. */
export function projectOf(project: string): PlannedStep {
  return { name: project, tests: { project } };
}
