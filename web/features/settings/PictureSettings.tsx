import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureTypes } from "#schema/settings.ts";
import { useUsername } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { Button } from "#web/ui/Button.tsx";
import { useFailure } from "#web/ui/form/useFailure.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { Avatar } from "#web/ui/player/Avatar.tsx";
import { reloadPicture, usePicture } from "#web/ui/player/usePicture.ts";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { makePicture, type PictureRefusal } from "./makePicture.ts";

/** Changes or removes the user's picture. */
export function PictureSettings() {
  const { t } = useTranslation("settings");
  const username = useUsername() ?? "";
  const hasPicture = usePicture(username) !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<PictureRefusal | "blocked">();
  const { isBusy, runSerially } = useSerialActions();
  const { failure, attempt } = useFailure();

  const change = (name: string, send: () => Promise<unknown>) =>
    runSerially(name, async () => {
      setRefusal(undefined);
      await attempt(
        async () => {
          await send();
          await reloadPicture(username);
        },
        { blocked: () => setRefusal("blocked") },
      );
    });

  const upload = (file: File) =>
    change(`upload ${file.name} ${file.lastModified}`, async () => {
      const picture = await makePicture(file);
      if (picture instanceof File) {
        await answerOf(api.uploadProfilePicture.$post({ form: { profilePic: picture } }));
      } else {
        setRefusal(picture);
      }
    });

  const problem = refusal ? t(`profile.pictureRefusal.${refusal}`) : failure;
  return (
    <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="5">
      <Avatar username={username} size="6rem" />
      <chakra.div display="grid" gap="2" flex="1 1 14rem">
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" aria-busy={isBusy} onClick={() => input.current?.click()}>
            {t("profile.pictureChange")}
          </Button>
          {hasPicture && (
            <Button
              variant="ghost"
              onClick={() => change("delete", () => answerOf(api.deleteProfilePicture.$delete()))}
            >
              {t("profile.pictureRemove")}
            </Button>
          )}
        </chakra.div>
        <chakra.p fontSize="sm" color="fg.muted">
          {t("profile.pictureHint")}
        </chakra.p>
        {problem && <Notice kind="error">{problem}</Notice>}
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join(",")}
          aria-label={t("profile.pictureChange")}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows choosing the same file again.
            target.value = "";
            if (file) void upload(file);
          }}
        />
      </chakra.div>
    </chakra.div>
  );
}
