// What is needed only when something has failed, in one file.
export { ErrorWords } from "./ErrorWords.tsx";
export { report } from "./report.ts";
