import { chakra } from "@chakra-ui/react/styled-system";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { BoardPicture } from "#web/game/BoardPicture.tsx";
import { type PictureName, type RulePicture, rulePictures } from "#web/game/rules/pictures.ts";
import { pictureColors } from "./players.ts";

/** A drawn board with what is to be seen on it. */
export function RuleFigure({ name }: { name: PictureName }) {
  const { t } = useTranslation("rules");
  const picture: RulePicture = rulePictures[name];
  const players = useMemo(
    () =>
      pictureColors.map((color, seat) => ({ color, name: t(`players.${seat as 0 | 1 | 2 | 3 | 4 | 5}`) })),
    [t],
  );
  const caption = t(`pictures.${name}`);
  return (
    <chakra.figure m="0">
      <BoardPicture source={picture} players={players} frame={picture.frame} label={caption} />
      <chakra.figcaption mt="2" fontSize="sm" color="fg.muted" textWrap="pretty">
        {caption}
      </chakra.figcaption>
    </chakra.figure>
  );
}
