import { type Context, Hono } from "hono";
import {
  type ActivationAnswer,
  activationBody,
  activationParam,
  applyPasswordResetBody,
  type ChangePasswordAnswer,
  changeMailBody,
  changePasswordBody,
  changeUsernameBody,
  deleteUserBody,
  type EmailAnswer,
  type LoginAnswer,
  loginBody,
  requestPasswordResetBody,
  signUpBody,
} from "#schema/api/accounts.ts";
import { callOf } from "../call.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited, limitedByPerson } from "../middleware/limited.ts";
import { path } from "../middleware/path.ts";
import { openSession, sessionOf } from "../middleware/signedIn.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { unblockedOrNameless } from "../middleware/unblocked.ts";
import {
  changeMail,
  changePassword,
  changeUsername,
  deleteAccount,
  emailOf,
  type Owner,
  signUp,
} from "../services/accounts.ts";
import { countCreated } from "../services/createdToday.ts";
import { deviceNameOf } from "../services/deviceName.ts";
import { logIn } from "../services/login.ts";
import {
  activate,
  applyPasswordReset,
  requestActivation,
  requestPasswordReset,
} from "../services/mailLinks.ts";

/** Creating an account, signing in, changing the account's name, address and password, and deleting it. */
export const accountRoutes = new Hono<EdgeEnv>()
  .post("/sign-up", limited("SIGN_UP_LIMIT"), jsonBody(signUpBody), async (c) => {
    const session = await sessionOf(c);
    const guest = session?.identity.kind === "guest" ? session.identity : undefined;
    await countCreated(c.env, c.req.raw, "accounts", Date.now());
    await signUp(await callOf(c), c.req.valid("json"), guest);
    return c.json("Registered!", 201);
  })
  .post("/login", limited("PASSWORD_LIMIT"), jsonBody(loginBody), async (c) => {
    const session = await sessionOf(c);
    const guest = session?.identity.kind === "guest" ? session.identity : undefined;
    const device = deviceNameOf(c.req.header("User-Agent"));
    return c.json<LoginAnswer>(await logIn(await callOf(c), c.req.valid("json"), device, guest));
  })
  .post(
    "/changeUsername",
    limited("PASSWORD_LIMIT"),
    signedInUser,
    unblockedOrNameless,
    jsonBody(changeUsernameBody),
    limitedByPerson("RENAME_LIMIT"),
    async (c) => {
      await changeUsername(await callOf(c), c.get("identity").id, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .post(
    "/changeMail",
    limited("PASSWORD_LIMIT"),
    limited("MAIL_LIMIT"),
    signedInUser,
    jsonBody(changeMailBody),
    async (c) => {
      await changeMail(await callOf(c), c.get("identity").id, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .get("/getEmail", signedInUser, async (c) =>
    c.json<EmailAnswer>({ email: await emailOf(c.env, c.get("identity").id) }),
  )
  .post(
    "/changePassword",
    limited("PASSWORD_LIMIT"),
    signedInUser,
    jsonBody(changePasswordBody),
    async (c) => {
      const deviceToken = await changePassword(await callOf(c), ownerOf(c), c.req.valid("json"));
      return c.json<ChangePasswordAnswer>({ ...(deviceToken && { deviceToken }) });
    },
  )
  .delete("/deleteUser", limited("PASSWORD_LIMIT"), signedInUser, jsonBody(deleteUserBody), async (c) => {
    await deleteAccount(await callOf(c), c.get("identity").id, c.req.valid("json").password);
    return c.body(null, 204);
  })
  .post("/requestPasswordReset", limited("MAIL_LIMIT"), jsonBody(requestPasswordResetBody), async (c) => {
    await requestPasswordReset(await callOf(c), c.req.valid("json"));
    return c.body(null, 204);
  })
  .post("/applyPasswordReset", limited("PASSWORD_LIMIT"), jsonBody(applyPasswordResetBody), async (c) => {
    await applyPasswordReset(await callOf(c), c.req.valid("json"));
    return c.body(null, 204);
  })
  .post("/activation", limited("PASSWORD_LIMIT"), jsonBody(activationBody), async (c) => {
    return c.json<ActivationAnswer>(await activate(await callOf(c), c.req.valid("json")));
  })
  .post("/activation/:username", limited("MAIL_LIMIT"), path(activationParam), async (c) => {
    await requestActivation(await callOf(c), c.req.valid("param").username);
    return c.body(null, 204);
  });

function ownerOf(c: Context<EdgeEnv>): Owner {
  const { identity, ...own } = openSession(c);
  return { userID: identity.id, ...own };
}
