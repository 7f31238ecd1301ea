import { queryOptions } from "@tanstack/react-query";
import type { DevicesAnswer } from "#schema/api/devices.ts";
import type { LookAnswer } from "#schema/api/looks.ts";
import type { PushSettingsAnswer } from "#schema/api/push.ts";
import type { EmailNotificationSettings, ProfilePrivacy } from "#schema/api/settings.ts";
import { changeAccount } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { fetchLook, keepLook } from "#web/net/look.ts";
import { ownSubscription } from "#web/net/push/device.ts";
import { session } from "#web/net/session.ts";
import { fetchSponsors } from "#web/net/sponsors.ts";

/** What the page of settings asks the server for. */

/**
 * The confirmed address; a new one is confirmed by its link, in whatever browser. The tab remembers it, unless somebody else
 * has signed in meanwhile.
 */
export const emailQuery = queryOptions({
  queryKey: ["getEmail"],
  queryFn: async () => {
    const token = session.read()?.token;
    const { email } = await answerOf(api.getEmail.$get());
    if (session.read()?.token === token) changeAccount({ email });
    return email;
  },
  staleTime: 0,
});

/** Where the user is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: () => answerOf<DevicesAnswer>(api.devices.$get()),
  staleTime: 0,
});

/** This browser's subscription to notifications, which is asked for without a network too; null without one. */
export const pushSubscriptionQuery = queryOptions({
  queryKey: ["pushSubscription"],
  queryFn: ownSubscription,
  staleTime: 0,
  networkMode: "always",
});

/** Settings that are fetched when they are shown (`useServerSettings`). */
export interface ServerSettings<Settings> {
  /** The key of the query. */
  name: string;
  read: () => Promise<Settings>;
  keep: (settings: Settings) => Promise<unknown>;
}

/** Fetches such settings. */
export function serverSettingsQuery<Settings>({ name, read }: ServerSettings<Settings>) {
  return queryOptions({ queryKey: [name], queryFn: read, staleTime: 0 });
}

/** Which events the site sends mails about. */
export const mailSettings: ServerSettings<EmailNotificationSettings> = {
  name: "getEmailNotificationSettings",
  read: () => answerOf(api.getEmailNotificationSettings.$get()),
  keep: (json) => answerOf(api.setEmailNotificationSettings.$post({ json })),
};

/** Which events to notify about, and when not to. */
export const pushSettings: ServerSettings<PushSettingsAnswer> = {
  name: "getPushSettings",
  read: () => answerOf(api.getPushSettings.$get()),
  keep: ({ kinds, quietHours }) => answerOf(api.setPushSettings.$post({ json: { kinds, quietHours } })),
};

/** What one's own profile keeps from others. */
export const profilePrivacy: ServerSettings<ProfilePrivacy> = {
  name: "getProfilePrivacy",
  read: () => answerOf(api.getProfilePrivacy.$get()),
  keep: async (json) => {
    await answerOf(api.setProfilePrivacy.$post({ json }));
    // The own name may have a tag less or more.
    await fetchSponsors("reload");
  },
};

/** What the own tables look like. */
export const tableLook: ServerSettings<LookAnswer> = {
  name: "getLook",
  read: fetchLook,
  keep: async (look) => {
    const { cardBack, boardWood } = look;
    await keepLook({ cardBack, boardWood });
    changeAccount({ look });
  },
};
