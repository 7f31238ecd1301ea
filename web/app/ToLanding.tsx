import { Navigate } from "react-router-dom";
import { usePaths } from "./i18n/usePaths.ts";

/** Leads to the landing page from where no page is. */
export function ToLanding() {
  const { pathTo } = usePaths();
  return <Navigate replace to={pathTo("/")} />;
}
