import { chakra } from "@chakra-ui/react/styled-system";

/** A round picture of a player. */
export function Portrait({ picture, size }: { picture: string; size: string }) {
  return (
    <chakra.img
      src={picture}
      alt=""
      width="160"
      height="160"
      display="inline-block"
      flexShrink="0"
      borderRadius="full"
      bg="bg.sunken"
      objectFit="cover"
      style={{ width: size, height: size }}
    />
  );
}
