import { chakra } from "@chakra-ui/react/styled-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSignOut } from "#web/account/useSignOut.ts";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain, queries } from "#web/net/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { devicesQuery } from "../settingsQueries.ts";
import { DeviceEntry } from "./DeviceEntry.tsx";

/** The signed-in devices, this one first, with buttons to sign them out. */
export function DeviceList() {
  const { t } = useTranslation("settings");
  const signOutHere = useSignOut();
  const { data: devices, isError } = useQuery(devicesQuery, queries);
  const { mutate: signOut, isPending } = useMutation(
    {
      // One device, or all others.
      mutationFn: (deviceID?: string) =>
        answerOf(
          deviceID === undefined
            ? api.devices.$delete()
            : api.devices[":deviceID"].$delete({ param: { deviceID } }),
        ),
      onError: showCallFailed,
      onSettled: () => askAgain({ queryKey: devicesQuery.queryKey }),
    },
    queries,
  );
  if (isError) return <Notice kind="error">{t("devices.failed")}</Notice>;
  if (!devices) {
    // As high as the text and one device: most people have one, and what is below must keep its place.
    return (
      <chakra.div minHeight={{ base: "14rem", md: "8.5rem" }}>
        <Waiting />
      </chakra.div>
    );
  }
  const sorted = devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  return (
    <>
      <chakra.p color="fg.muted">{t("devices.what")}</chakra.p>
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {sorted.map((device) => (
          <DeviceEntry
            key={device.id}
            device={device}
            isBusy={isPending}
            onSignOut={() => (device.isThis ? void signOutHere() : signOut(device.id))}
          />
        ))}
      </chakra.ul>
      {devices.some(({ isThis }) => !isThis) && (
        <Button
          variant="outline"
          justifySelf="start"
          aria-disabled={isPending}
          onClick={() => !isPending && signOut(undefined)}
        >
          {t("devices.signOutElsewhere")}
        </Button>
      )}
    </>
  );
}
