import { chakra } from "@chakra-ui/react/styled-system";

/** A bar under a number, as long as its share of the largest. */
export function Bar({ share }: { share: number }) {
  return (
    <Track aria-hidden="true">
      <Filled style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }} />
    </Track>
  );
}

const Track = chakra("div", {
  base: { height: "2", borderRadius: "full", bg: "bg.sunken", overflow: "hidden" },
});
const Filled = chakra("span", {
  base: { display: "block", height: "full", borderRadius: "full", bg: "accent" },
});
