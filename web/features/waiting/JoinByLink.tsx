import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useWaitingPaths } from "#web/routing/useWaitingPaths.ts";
import { waitingIDIn } from "#web/routing/waitingID.ts";
import { Button } from "#web/ui/Button.tsx";
import { Field } from "#web/ui/form/Field.tsx";

/** Opens a private room from a pasted link, for users who do not just follow the link. */
export function JoinByLink() {
  const { t } = useTranslation("waiting");
  const { pathOf } = useWaitingPaths();
  const navigate = useNavigate();
  const [link, setLink] = useState("");
  const [isWrong, setWrong] = useState(false);
  return (
    <chakra.form
      translate="no"
      noValidate
      display="grid"
      gridTemplateColumns={{ sm: "minmax(0, 28rem) auto" }}
      columnGap="3"
      onSubmit={(event) => {
        event.preventDefault();
        const waitingID = waitingIDIn(link);
        setWrong(waitingID === undefined);
        if (waitingID !== undefined) navigate(pathOf(waitingID));
      }}
    >
      <Field
        label={t("byLink.label")}
        hint={t("byLink.hint")}
        error={isWrong ? t("byLink.wrong") : undefined}
        value={link}
        inputMode="url"
        autoComplete="off"
        onChange={({ target }) => setLink(target.value)}
      />
      <Button type="submit" variant="outline" mt={{ sm: "1.625rem" }} alignSelf="start">
        {t("byLink.enter")}
      </Button>
    </chakra.form>
  );
}
