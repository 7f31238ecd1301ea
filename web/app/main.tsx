import "./theme/colours.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { startI18n } from "./i18n/i18n.ts";
import { initialLocale, splitPath } from "./i18n/locale.ts";
import { fetchPage } from "./lazyPages.ts";
import { startLook } from "./theme/look.ts";

const { locale = initialLocale(navigator.languages), rest } = splitPath(location.pathname);

startLook();
// The page's code comes while its texts do.
await startI18n(locale, ["common", ...fetchPage(rest)]);

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
