import { chakra } from "@chakra-ui/react/styled-system";
import { avatarOf } from "./avatar.ts";
import { usePicture } from "./usePicture.ts";

/** A player's picture, or the one that is drawn out of the name. The name stands beside it. */
export function Avatar({ username, size = "2em" }: { username: string; size?: string }) {
  const picture = usePicture(username);
  return (
    <chakra.img
      src={picture ?? avatarOf(username)}
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
