import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useAccount } from "#web/net/account.ts";
import { LookChoices } from "#web/preferences/LookChoices.tsx";
import { SeatPositions } from "#web/preferences/SeatPositions.tsx";
import { TableSwitches } from "#web/preferences/TableSwitches.tsx";
import { VolumeSlider } from "#web/preferences/VolumeSlider.tsx";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { NearOutlet } from "#web/ui/loading/NearOutlet.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { AccessSettings } from "./AccessSettings.tsx";
import { BlockedNotice } from "./BlockedNotice.tsx";
import { DescriptionForm } from "./DescriptionForm.tsx";
import { DeviceList } from "./devices/DeviceList.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { MailSettings } from "./MailSettings.tsx";
import { MutedPlayers } from "./MutedPlayers.tsx";
import { NameTakenNotice } from "./NameTakenNotice.tsx";
import { NoticeSettings } from "./notices/NoticeSettings.tsx";
import { PictureSettings } from "./PictureSettings.tsx";
import { ProfilePrivacy } from "./ProfilePrivacy.tsx";
import { Section } from "./Section.tsx";
import { VacationChoice } from "./turnBased/VacationChoice.tsx";
import { WordFilterChoice } from "./WordFilterChoice.tsx";

// With all woods and backs, for who gets that far.
const LookSettings = lazyPart(
  () => import("./looks/LookSettings.tsx"),
  ({ LookSettings }) => LookSettings,
);

/** All settings of a player. Those of an account show only with one. */
export default function SettingsPage() {
  const { t } = useTranslation("settings");
  const { t: tTurns } = useTranslation("turnBased");
  const account = useAccount();
  return (
    <chakra.div width="min(56rem, 100%)" mx="auto" px={{ base: "4", md: "6" }} py={{ base: "5", md: "10" }}>
      <chakra.h1 fontSize="3xl" mb="5">
        {t("heading")}
      </chakra.h1>
      {account && (
        <Section title={t("profile.title")}>
          <NameTakenNotice />
          <BlockedNotice />
          <PictureSettings />
          <DescriptionForm />
          <ProfilePrivacy />
        </Section>
      )}
      {!account && <WithoutAccount />}
      <Section title={t("look.title")}>
        <LanguageChoice />
        <LookChoices />
      </Section>
      <Section title={t("table.title")}>
        <SeatPositions />
        <VolumeSlider />
        <TableSwitches />
      </Section>
      {account && (
        <>
          <Section title={t("looks.title")}>
            <NearOutlet
              data-part="looks"
              display="grid"
              alignContent="start"
              gap="6"
              minHeight={{ base: "69rem", sm: "45rem" }}
              fallback={<Waiting />}
            >
              <LookSettings />
            </NearOutlet>
          </Section>
          <Section title={t("notices.title")}>
            <NoticeSettings />
          </Section>
          <Section title={t("mails.title")}>
            <MailSettings />
          </Section>
          <Section title={tTurns("vacation.title")}>
            <VacationChoice />
          </Section>
          <Section title={t("access.title")}>
            <AccessSettings />
          </Section>
          {/* Lists come last: when they arrive, nothing below them has to move. */}
          <Section title={t("devices.title")}>
            <DeviceList />
          </Section>
          <Section title={t("peace.title")}>
            <MutedPlayers />
            <WordFilterChoice />
          </Section>
        </>
      )}
    </chakra.div>
  );
}

function WithoutAccount() {
  const { t } = useTranslation("settings");
  return (
    <Notice kind="info">
      <chakra.p mb="3">{t("withoutAccount")}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button onClick={() => openAccountDialog("signUp")}>{t("signUp")}</Button>
        <Button variant="outline" onClick={() => openAccountDialog("signIn")}>
          {t("signIn")}
        </Button>
      </chakra.div>
    </Notice>
  );
}
