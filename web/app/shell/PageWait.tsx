import { chakra } from "@chakra-ui/react/styled-system";

/** In the place of a page that is being fetched. It shows only after a while, so that a quick page does not flicker. */
export function PageWait() {
  return (
    <chakra.div height="100%" minHeight="60dvh" display="grid" placeItems="center" aria-busy="true">
      <chakra.div className="tac-wait" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </chakra.div>
    </chakra.div>
  );
}
