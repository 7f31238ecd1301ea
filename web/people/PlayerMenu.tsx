import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pathOfProfile } from "#web/routing/profilePath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { closePlayerMenu, type MenuSubject, playerMenu } from "#web/ui/player/playerMenu.ts";
import { useStore } from "#web/ui/useStore.ts";
import { FriendButtons } from "./FriendButtons.tsx";
import { HideMessage } from "./HideMessage.tsx";
import { InviteButton } from "./InviteButton.tsx";
import { MuteButton } from "./MuteButton.tsx";
import { ReportForm } from "./ReportForm.tsx";

/** The actions for another player, or what can be done about a message, over any page. */
export function PlayerMenu() {
  const { t } = useTranslation("people");
  const subject = useStore(playerMenu);
  const message = subject?.message;
  const messageTitle = message?.isOwn ? t("hide.title") : t("report.messageTitle");
  const title = message ? messageTitle : subject?.username;
  return (
    <Dialog title={title ?? ""} isOpen={subject !== undefined} onClose={closePlayerMenu}>
      {subject && <Doings subject={subject} />}
    </Dialog>
  );
}

function Doings({ subject }: { subject: MenuSubject }) {
  const { t } = useTranslation("people");
  const { pathTo } = usePaths();
  const [isReporting, setReporting] = useState(false);
  if (isReporting || subject.message)
    return (
      <>
        {subject.message && <HideMessage message={subject.message} onDone={closePlayerMenu} />}
        {!subject.message?.isOwn && <ReportForm subject={subject} onDone={closePlayerMenu} />}
      </>
    );
  return (
    <chakra.div display="grid" gap="5">
      <div>
        <ButtonLink to={pathTo(pathOfProfile(subject.username))} variant="outline" onClick={closePlayerMenu}>
          {t("profile")}
        </ButtonLink>
      </div>
      <InviteButton username={subject.username} />
      <FriendButtons username={subject.username} />
      <div>
        <MuteButton username={subject.username} />
        <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
          {t("muteHint")}
        </chakra.p>
      </div>
      <div>
        <Button variant="outline" onClick={() => setReporting(true)}>
          {t("report.open")}
        </Button>
      </div>
    </chakra.div>
  );
}
