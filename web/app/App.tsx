import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { Toaster } from "#web/ui/Toaster.tsx";
import { AddressFollower } from "./address/AddressFollower.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LocaleGate } from "./i18n/LocaleGate.tsx";
import { Pages } from "./Pages.tsx";
import { system } from "./theme/system.ts";
import { useVersionCheck } from "./useVersionCheck.ts";
import { useWakeLock } from "./useWakeLock.ts";

/** The whole client. */
export function App() {
  useWakeLock();
  useVersionCheck();
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary>
        <AddressFollower>
          <LocaleGate>
            <Pages />
          </LocaleGate>
        </AddressFollower>
      </ErrorBoundary>
      <Toaster />
    </ChakraProvider>
  );
}
