import { chakra } from "@chakra-ui/react/styled-system";

/**
 * A bar that goes from the middle to the right for what is more, and to the left for what is less. The number stands
 * beside it.
 * @param props.share from −1 to 1
 */
export function DivergingBar({ share }: { share: number }) {
  const width = 50 * Math.min(1, Math.abs(share));
  return (
    <Track aria-hidden="true">
      <Filled
        style={{ insetInlineStart: `${share < 0 ? 50 - width : 50}%`, width: `${width}%` }}
        bg={share < 0 ? "danger" : "success"}
      />
    </Track>
  );
}

const Track = chakra("div", {
  base: {
    position: "relative",
    height: "2",
    minWidth: "24",
    borderRadius: "full",
    bg: "bg.sunken",
    _after: {
      content: '""',
      position: "absolute",
      insetBlock: "-1",
      insetInlineStart: "50%",
      width: "1px",
      bg: "fg.muted",
    },
  },
});
const Filled = chakra("span", { base: { position: "absolute", insetBlock: "0" } });
