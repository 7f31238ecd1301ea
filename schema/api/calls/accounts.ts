import { z } from "zod";
import * as accounts from "../accounts.ts";
import type { ApiCall } from "../call.ts";

/** Creating an account, signing in, changing the account's name, address and password, and deleting it. */
export const accountCalls: ApiCall[] = [
  {
    method: "POST",
    path: "/sign-up",
    about:
      "Makes an account; a mail with a link goes to its address. Sent with a guest's token, it takes along what the guest has begun.",
    caller: "anybody",
    body: accounts.signUpBody,
    answer: { status: 201, schema: z.string() },
    isLimited: true,
    errors: ["USERNAME_NOT_AVAILABLE", "EMAIL_NOT_AVAILABLE"],
  },
  {
    method: "POST",
    path: "/login",
    about:
      "Begins a session. The error says what is wrong: there is no such user, the address is not confirmed, the password is another.",
    caller: "anybody",
    body: accounts.loginBody,
    answer: { schema: accounts.loginAnswer },
    isLimited: true,
    errors: ["user", "email", "password"],
  },
  {
    method: "POST",
    path: "/logout",
    about: "Ends the session that it is sent with, and all others of the same device.",
    caller: "guest",
  },
  {
    method: "POST",
    path: "/changeUsername",
    about: "Takes another name. Ends all other sessions.",
    caller: "user",
    body: accounts.changeUsernameBody,
    isLimited: true,
    errors: ["wrong_password", "USERNAME_NOT_AVAILABLE", "blocked"],
  },
  {
    method: "POST",
    path: "/changeMail",
    about: "Takes another address, as soon as the link in the mail to it is followed.",
    caller: "user",
    body: accounts.changeMailBody,
    isLimited: true,
    errors: ["wrong_password", "EMAIL_NOT_AVAILABLE"],
  },
  {
    method: "GET",
    path: "/getEmail",
    about: "The address of the account; a new one once its link was followed.",
    caller: "user",
    answer: { schema: accounts.emailAnswer },
  },
  {
    method: "POST",
    path: "/changePassword",
    about:
      "Takes another password. Ends all other sessions, and all other devices; the caller's gets another credential, if it stays signed in.",
    caller: "user",
    body: accounts.changePasswordBody,
    answer: { schema: accounts.changePasswordAnswer },
    isLimited: true,
    errors: ["wrong_password"],
  },
  {
    method: "DELETE",
    path: "/deleteUser",
    about: "Deletes the own account for good. What was played stays, without the person.",
    caller: "user",
    body: accounts.deleteUserBody,
    isLimited: true,
    errors: ["wrong_password"],
  },
  {
    method: "POST",
    path: "/requestPasswordReset",
    about:
      "Sends a mail with a link to set a new password. Asked for by address it answers alike whether there is an account or not.",
    caller: "anybody",
    body: accounts.requestPasswordResetBody,
    isLimited: true,
    errors: ["user_not_found"],
  },
  {
    method: "POST",
    path: "/applyPasswordReset",
    about: "Sets a new password with the secret of such a link. Ends all sessions.",
    caller: "anybody",
    body: accounts.applyPasswordResetBody,
    isLimited: true,
    errors: ["token"],
  },
  {
    method: "POST",
    path: "/activation",
    about:
      "Confirms an address with the two parts of the link that was sent to it. Repeated with a link that has confirmed the address it answers the same.",
    caller: "anybody",
    body: accounts.activationBody,
    answer: { schema: accounts.activationAnswer },
    isLimited: true,
    errors: ["not_found", "forbidden", "EMAIL_NOT_AVAILABLE"],
  },
  {
    method: "POST",
    path: "/activation/{username}",
    about:
      "Sends the link anew. With an address in place of the name it answers alike whether there is an account or not.",
    caller: "anybody",
    params: accounts.activationParam,
    isLimited: true,
    errors: ["not_found", "already_active"],
  },
];
