import type { Identity, RoomBindings } from "#schema/rooms.ts";
import type { DatabaseBindings } from "#store/db.ts";

/** The platform's rate limiter: counts calls per key. */
export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** The platform's binding for sending mail. */
export interface MailSender {
  send(mail: {
    from: string | { name: string; email: string };
    to: string;
    subject: string;
    text: string;
    html: string;
    attachments?: MailAttachment[];
    headers?: Record<string, string>;
  }): Promise<unknown>;
}

/** A file that comes with a mail. */
export type MailAttachment = { disposition: "attachment"; filename: string; type: string; content: string };

/** The bindings, variables and secrets that the Worker gets from wrangler.toml. */
export interface Env extends RoomBindings, DatabaseBindings {
  /** The site's origin, for links in mails. Only a site on one's own machine goes without it (edge/call.ts). */
  SITE_URL?: string;
  /**
   * The header in which the proxy in front of the site writes the caller's address. Without it all callers count as
   * one.
   */
  ADDRESS_HEADER?: string;
  /**
   * The secret that keys the hashes of addresses where players have signed in. Without it they are forgotten each day.
   */
  ADDRESS_SECRET?: string;
  /** The sender of mails. */
  MAIL_FROM?: string;
  /** The site's static files. */
  ASSETS: { fetch(request: Request): Promise<Response> };
  EMAIL: MailSender;
  /** "yes" on a site that runs on one's own machine: mails are kept for /dev/mails instead of being sent. */
  KEEP_MAILS?: string;
  /** "yes" where only this machine can call at all; then nobody need say where a call comes from. */
  ON_LOOPBACK?: string;
  /** The key that signs pushes, as JWK. Without it nothing is pushed (docs/operations.md). */
  VAPID_PRIVATE_KEY?: string;
  /** Origins of further push services, separated by commas. */
  PUSH_SERVICES?: string;
  /**
   * The secret key of the payment provider, and the secret with which it signs its messages. Without both this site takes
   * no subscriptions (docs/operations.md).
   */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** For tests: the address of a payment provider that stands in for Stripe. */
  STRIPE_API_URL?: string;
  /** For tests: the timeout of a call to it, and how often it is repeated, instead of the limits. */
  STRIPE_ANSWER_MS?: string;
  STRIPE_RETRIES?: string;
  /**
   * The secret with which `npm start` runs the clock (edge/clockCall.ts). It is made anew at each start and exists
   * nowhere else.
   */
  CLOCK_SECRET?: string;
  /**
   * The secret that an operator's scripts and monitoring present (edge/middleware/operator.ts). Without it their
   * addresses do not exist.
   */
  OPERATOR_TOKEN?: string;
  /** For tests: how long a body may take to arrive, instead of limits.bodyMs. */
  BODY_MS?: string;
  GUEST_SESSION_LIMIT: RateLimiter;
  DEVICE_SESSION_LIMIT: RateLimiter;
  ROOM_VISIT_LIMIT: RateLimiter;
  CREATE_GAME_LIMIT: RateLimiter;
  SOCKET_TICKET_LIMIT: RateLimiter;
  SIGN_UP_LIMIT: RateLimiter;
  PASSWORD_LIMIT: RateLimiter;
  RENAME_LIMIT: RateLimiter;
  MAIL_LIMIT: RateLimiter;
  LOOK_UP_LIMIT: RateLimiter;
  EMAIL_FREE_LIMIT: RateLimiter;
  UPLOAD_LIMIT: RateLimiter;
  REPORT_LIMIT: RateLimiter;
  PUSH_TEST_LIMIT: RateLimiter;
  ATTEMPT_LIMIT: RateLimiter;
  SUBSCRIPTION_LIMIT: RateLimiter;
  CLIENT_ERROR_LIMIT: RateLimiter;
  CHANGE_LIMIT: RateLimiter;
  READ_LIMIT: RateLimiter;
  LIST_LIMIT: RateLimiter;
  SESSION_CALL_LIMIT: RateLimiter;
  SEARCH_LIMIT: RateLimiter;
  EXPORT_LIMIT: RateLimiter;
}

/** The types of Hono's context. `signedIn` sets `identity`, `tokenHash` and `deviceID`. */
export interface EdgeEnv {
  Bindings: Env;
  Variables: {
    identity: Identity;
    /** The hash that identifies the session. */
    tokenHash: string;
    /** The session's device; null for a session from before there were devices. */
    deviceID: string | null;
  };
}
