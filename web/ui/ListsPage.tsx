import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/**
 * A page of lists below its heading.
 * @param props.width the maximum width
 */
export function ListsPage(props: { heading: string; width: string; children: ReactNode }) {
  const { heading, width, children } = props;
  return (
    <Frame maxWidth={width}>
      <chakra.h1 fontSize="3xl" mb="5">
        {heading}
      </chakra.h1>
      {children}
    </Frame>
  );
}

const Frame = chakra("div", {
  base: {
    width: "100%",
    // The footer stays out of sight until the length of the lists is known.
    minHeight: "calc(100dvh - 3.5rem)",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: { base: "5", md: "10" },
  },
});
