import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, Suspense } from "react";
import { DeferUntilInteractive } from "#web/ui/loading/deferUntilInteractive.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { TableFrame } from "./TableFrame.tsx";

// The page works without it.
const fetchTable = () => import("./LiveTable.tsx").catch(() => ({ LiveTable: () => null }));
const LiveTable = lazyPart(fetchTable, ({ LiveTable }) => LiveTable);

/**
 * Invites the visitor to play: words and the ways in on one side, a table of bots on the other.
 * @param props.children the actions available here
 */
export function Welcome({ heading, what, children }: { heading: string; what: string; children: ReactNode }) {
  return (
    <Columns>
      <chakra.div maxWidth="34rem" textAlign={{ base: "center", lg: "start" }}>
        <chakra.h1 fontSize={{ base: "3xl", md: "4xl" }} letterSpacing="-0.02em">
          {heading}
        </chakra.h1>
        <chakra.p mt="4" fontSize={{ base: "md", sm: "lg" }} color="fg.muted" textWrap="pretty">
          {what}
        </chakra.p>
        {children}
      </chakra.div>
      <TableFrame>
        <DeferUntilInteractive>
          <Suspense>
            <LiveTable />
          </Suspense>
        </DeferUntilInteractive>
      </TableFrame>
    </Columns>
  );
}

const Columns = chakra("div", {
  base: {
    maxWidth: "76rem",
    width: "100%",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: "8",
    display: "grid",
    gridTemplateColumns: { lg: "minmax(0, 1fr) auto" },
    gap: { base: "8", lg: "16" },
    alignItems: "center",
    alignContent: "center",
    justifyItems: { base: "center", lg: "stretch" },
  },
});
