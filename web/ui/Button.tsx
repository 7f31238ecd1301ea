import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "./buttonRecipe.ts";
import { Link } from "./Link.tsx";

/** Does something. `variant` solid (one a screen), outline or ghost; `size` md, lg, or icon (then it needs a label). */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });

/** Goes somewhere, and looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);
