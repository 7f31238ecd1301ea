import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { BrowserRouter } from "react-router-dom";
import { LocaleGate } from "#web/i18n/LocaleGate.tsx";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { Toaster } from "#web/ui/Toaster.tsx";
import { Tooltips } from "#web/ui/tooltip/Tooltips.tsx";
import { SiteFailed } from "./errors/SiteFailed.tsx";
import { Pages } from "./Pages.tsx";
import { system } from "./theme/system.ts";
import { useMissingParts } from "./useMissingParts.ts";

/** The whole client. */
export function App() {
  useMissingParts();
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary fallback={() => <SiteFailed />}>
        <BrowserRouter>
          <LocaleGate>
            <Pages />
          </LocaleGate>
        </BrowserRouter>
      </ErrorBoundary>
      <Toaster />
      <Tooltips />
    </ChakraProvider>
  );
}
