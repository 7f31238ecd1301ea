import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router-dom";
import { queries } from "#web/net/queries.ts";
import { Toaster } from "#web/ui/Toaster.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LocaleGate } from "./i18n/LocaleGate.tsx";
import { Pages } from "./Pages.tsx";
import { system } from "./theme/system.ts";
import { useVersionCheck } from "./useVersionCheck.ts";
import { useWakeLock } from "./useWakeLock.ts";

/** The whole client. */
export function App() {
  useWakeLock();
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary>
        <QueryClientProvider client={queries}>
          <VersionCheck />
          <BrowserRouter>
            <LocaleGate>
              <Pages />
            </LocaleGate>
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
      <Toaster />
    </ChakraProvider>
  );
}

function VersionCheck() {
  useVersionCheck();
  return null;
}
