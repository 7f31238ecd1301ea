// What is needed only when something has failed, in one file.
export { ErrorPage } from "./ErrorPage.tsx";
export { report } from "./report.ts";
