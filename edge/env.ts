import type { Identity, RoomBindings } from "#schema/rooms.ts";
import type { DatabaseBindings } from "#store/db.ts";

/** The platform's counter of calls per key. */
export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** The platform's way to send a mail. */
export interface MailSender {
  send(mail: {
    from: string | { name: string; email: string };
    to: string;
    subject: string;
    text: string;
    html: string;
  }): Promise<unknown>;
}

/** What wrangler.toml and the secrets give the Worker. */
export interface Env extends RoomBindings, DatabaseBindings {
  /** Where this site is, for links in mails; only on one's own machine it goes without (edge/call.ts). */
  SITE_URL?: string;
  /** The header in which whoever stands before us writes the caller's address; without it all callers count as one. */
  ADDRESS_HEADER?: string;
  /** What the addresses where players have signed in are hashed with; without it they are forgotten each day. */
  ADDRESS_SECRET?: string;
  /** Whom mails are from. */
  MAIL_FROM?: string;
  /** The files of the site. */
  ASSETS: { fetch(request: Request): Promise<Response> };
  EMAIL: MailSender;
  /** "yes" on a site that runs on one's own machine: mails are kept to be read at /dev/mails instead of being sent. */
  KEEP_MAILS?: string;
  /** The key that pushes are signed with, as JWK; without it nothing is pushed (docs/operations.md). */
  VAPID_PRIVATE_KEY?: string;
  /** Origins of further push services, separated by commas. */
  PUSH_SERVICES?: string;
  /** What `npm start` sets the clock off with (edge/clockCall.ts); made anew at each start, and nowhere else there. */
  CLOCK_SECRET?: string;
  /** For tests: how long a body may take to arrive, in place of limits.bodyMs. */
  BODY_MS?: string;
  GUEST_SESSION_LIMIT: RateLimiter;
  ROOM_VISIT_LIMIT: RateLimiter;
  CREATE_GAME_LIMIT: RateLimiter;
  SOCKET_TICKET_LIMIT: RateLimiter;
  SIGN_UP_LIMIT: RateLimiter;
  PASSWORD_LIMIT: RateLimiter;
  MAIL_LIMIT: RateLimiter;
  LOOK_UP_LIMIT: RateLimiter;
  EMAIL_FREE_LIMIT: RateLimiter;
  UPLOAD_LIMIT: RateLimiter;
  REPORT_LIMIT: RateLimiter;
  PUSH_TEST_LIMIT: RateLimiter;
}

/** Hono's view of it; `identity` and `tokenHash` are there behind `signedIn`. */
export interface EdgeEnv {
  Bindings: Env;
  Variables: {
    identity: Identity;
    /** What the session is known by. */
    tokenHash: string;
  };
}
