import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Input } from "#web/ui/form/Field.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { CopyIcon, ShareIcon } from "./icons.tsx";
import { useWaitingPaths } from "./useWaitingPaths.ts";

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
      <chakra.div display="flex" gap="2">
        <Input
          id={id}
          readOnly
          value={link}
          flex="1"
          minWidth="0"
          fontSize="sm"
          textOverflow="ellipsis"
          onFocus={({ target }) => target.select()}
        />
        <Copy link={link} />
        {"share" in navigator && <Share link={link} />}
      </chakra.div>
    </section>
  );
}

function Copy({ link }: { link: string }) {
  const { t } = useTranslation("waiting");
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <>
      {/* A page without TLS may not copy; the field can be marked and copied by hand. */}
      {"clipboard" in navigator && (
        <Button
          variant="outline"
          size="icon"
          aria-label={t("invitation.copy")}
          title={t("invitation.copy")}
          onClick={() => copy().catch(() => {})}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </Button>
      )}
      <chakra.span srOnly role="status">
        {isCopied && t("invitation.copied")}
      </chakra.span>
    </>
  );
}

function Share({ link }: { link: string }) {
  const { t } = useTranslation("waiting");
  const share = () => navigator.share({ title: t("invitation.subject"), url: link });
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={t("invitation.share")}
      title={t("invitation.share")}
      // Cancelling the share dialog is not an error.
      onClick={() => share().catch(() => {})}
    >
      <ShareIcon />
    </Button>
  );
}
