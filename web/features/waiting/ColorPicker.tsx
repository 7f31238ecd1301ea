import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type BallColor, ballColors } from "#schema/protocol/ballColor.ts";
import { BallMark } from "#web/game/BallMark.tsx";
import type { WaitingSlot } from "#web/net/lobby/lobbyRoom.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";

/** Asks for the color of a player's marbles. The colors of others can't be chosen. */
export function ColorPicker(props: {
  isOpen: boolean;
  chosen: BallColor;
  slots: readonly WaitingSlot[];
  onClose: () => void;
  onChoose: (color: BallColor) => void;
}) {
  const { isOpen, chosen, slots, onClose, onChoose } = props;
  const { t } = useTranslation("waiting");
  const playerName = usePlayerName();
  const ownerOf = (color: BallColor) => slots.find((slot) => slot.kind !== "empty" && slot.color === color);
  return (
    <Dialog title={t("color.title")} isOpen={isOpen} onClose={onClose}>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))" gap="2">
        {ballColors.map((color) => {
          const owner = color === chosen ? undefined : ownerOf(color);
          return (
            <Color
              key={color}
              type="button"
              aria-pressed={color === chosen}
              disabled={owner !== undefined}
              onClick={() => {
                onClose();
                if (color !== chosen) onChoose(color);
              }}
            >
              <chakra.span fontSize="1.75rem" lineHeight="0">
                <BallMark color={color} />
              </chakra.span>
              {t(`color.${color}`)}
              <chakra.span
                minHeight="5"
                maxWidth="100%"
                overflow="hidden"
                textOverflow="ellipsis"
                color="fg.muted"
              >
                {owner && owner.kind !== "empty" && playerName(owner.name)}
              </chakra.span>
            </Color>
          );
        })}
      </chakra.div>
    </Dialog>
  );
}

const Color = chakra("button", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "1",
    minWidth: "0",
    p: "3",
    pb: "1.5",
    border: "1px solid",
    borderColor: "line",
    borderRadius: "md",
    fontSize: "sm",
    cursor: "pointer",
    transition: "colors",
    _hover: { borderColor: "accent" },
    _disabled: { opacity: "0.6", cursor: "default", borderColor: "line" },
    "&[aria-pressed=true]": { borderColor: "accent", bg: "accent.subtle" },
  },
});
