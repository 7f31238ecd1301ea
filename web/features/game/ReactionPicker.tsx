import { useTranslation } from "react-i18next";
import { type Reaction, reactions } from "#schema/protocol/reactions.ts";
import { reactionPictures } from "#web/game/board/reactionPictures.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import "#web/game/table/table.css";

/** The reactions that a player can show on their own seat. */
export function ReactionPicker(props: {
  isOpen: boolean;
  onClose: () => void;
  onPick: (emoji: Reaction) => void;
}) {
  const { t } = useTranslation("table");
  return (
    <Dialog title={t("reactions.title")} isOpen={props.isOpen} onClose={props.onClose}>
      <div className="table-reactions">
        {reactions.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-label={t(`reactions.${emoji}`)}
            onClick={() => {
              props.onPick(emoji);
              props.onClose();
            }}
          >
            {reactionPictures[emoji]}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
