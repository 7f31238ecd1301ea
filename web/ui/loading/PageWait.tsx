import { chakra } from "@chakra-ui/react/styled-system";
import { Waiting } from "../Waiting.tsx";

/** The placeholder for a page that is loading. */
export function PageWait() {
  return (
    <chakra.div height="100%" minHeight="60dvh" display="grid" placeItems="center" aria-busy="true">
      <Waiting />
    </chakra.div>
  );
}
