import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type BotLevel, botLevels } from "#schema/rooms.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** Asks for the level of a bot. */
export function BotChooser(props: {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (level: BotLevel) => void;
}) {
  const { isOpen, onClose, onChoose } = props;
  const { t } = useTranslation("waiting");
  const { t: tLanding } = useTranslation("landing");
  return (
    <Dialog title={t("bot.title")} isOpen={isOpen} onClose={onClose}>
      <chakra.div display="grid" gap="3">
        {botLevels.map((level) => (
          <Button
            key={level}
            variant="outline"
            justifyContent="start"
            textAlign="start"
            py="3"
            onClick={() => {
              onClose();
              onChoose(level);
            }}
          >
            <span>
              <chakra.span display="block">{tLanding(`chooser.level.${level}`)}</chakra.span>
              <chakra.span fontSize="sm" fontWeight="normal" color="fg.muted">
                {tLanding(`chooser.levelHint.${level}`)}
              </chakra.span>
            </span>
          </Button>
        ))}
      </chakra.div>
    </Dialog>
  );
}
