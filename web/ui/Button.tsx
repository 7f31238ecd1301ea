import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "./buttonRecipe.ts";
import { Link } from "./Link.tsx";

/** A button. `variant`: solid (one per screen), outline, danger or ghost; `size`: md, lg, or icon (which needs a label). */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });

/** A link that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);
