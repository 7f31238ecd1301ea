import * as z from "zod/mini";
import { noticeKinds } from "./settings.ts";

/** The payload of a push: a text in its reader's language, the path that it opens, and the notice that it replaces. */
export const pushPayload = z.strictObject({
  kind: z.enum([...noticeKinds, "test"]),
  title: z.string(),
  body: z.string(),
  url: z.string(),
  tag: z.string(),
});
export type PushPayload = z.output<typeof pushPayload>;

/**
 * The push services of browsers (Chrome and its derivatives, Firefox, Edge, Safari): a host or, with a leading dot, all
 * its subdomains.
 */
const pushServices = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
] as const;

/**
 * Whether pushes may be sent there: the browser supplies the endpoint, and the server calls it.
 * @param further origins of other push services that the operator trusts, separated by commas
 */
export function isPushEndpoint(endpoint: string, further = ""): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (further.split(/\s*,\s*/).includes(url.origin)) return true;
  return (
    url.protocol === "https:" &&
    url.port === "" &&
    pushServices.some((service) =>
      service.startsWith(".") ? url.hostname.endsWith(service) : url.hostname === service,
    )
  );
}
