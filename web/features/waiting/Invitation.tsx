import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useWaitingPaths } from "#web/routing/useWaitingPaths.ts";
import { Button } from "#web/ui/Button.tsx";
import { CopyLink } from "#web/ui/CopyLink.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { ShareIcon } from "./icons.tsx";

/** The invitation link, to copy or share. */
export function Invitation({ waitingID, isPrivate }: { waitingID: string; isPrivate: boolean }) {
  const { t } = useTranslation("waiting");
  const { linkOf } = useWaitingPaths();
  const id = useId();
  const link = linkOf(waitingID);
  return (
    <section>
      <chakra.h2 fontSize="lg">{t("invitation.title")}</chakra.h2>
      <chakra.label htmlFor={id} display="block" mt="1" mb="2" fontSize="sm" color="fg.muted">
        {isPrivate ? t("invitation.private") : t("invitation.public")}
      </chakra.label>
      <CopyLink id={id} link={link} copy={t("invitation.copy")} copied={t("invitation.copied")}>
        {"share" in navigator && <Share link={link} />}
      </CopyLink>
    </section>
  );
}

function Share({ link }: { link: string }) {
  const { t } = useTranslation("waiting");
  const share = () => navigator.share({ title: t("invitation.subject"), url: link });
  return (
    <Button
      variant="outline"
      size="icon"
      {...named(t("invitation.share"))}
      // Cancelling the share dialog is not an error.
      onClick={() => share().catch(() => {})}
    >
      <ShareIcon />
    </Button>
  );
}
