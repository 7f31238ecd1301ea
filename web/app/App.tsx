import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { RouterProvider } from "react-router-dom";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { Toaster } from "#web/ui/Toaster.tsx";
import { SiteFailed } from "./errors/SiteFailed.tsx";
import type { Router } from "./router.tsx";
import { system } from "./theme/system.ts";
import { useMissingParts } from "./useMissingParts.ts";
import { useVersionCheck } from "./useVersionCheck.ts";

/** The whole client. */
export function App({ router }: { router: Router }) {
  useVersionCheck();
  useMissingParts();
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary fallback={() => <SiteFailed />}>
        <RouterProvider router={router} />
        <Toaster />
      </ErrorBoundary>
    </ChakraProvider>
  );
}
