import { chakra } from "@chakra-ui/react/styled-system";
import { boxed } from "./boxed.ts";

/** A choice of one option in the browser's own list. */
export const Select = chakra("select", { base: { ...boxed, height: "11", cursor: "pointer" } });
