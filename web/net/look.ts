import type { LookAnswer } from "#schema/api/looks.ts";
import type { TableLook } from "#schema/looks.ts";
import { changeAccount } from "./account.ts";
import { answerOf, api } from "./api.ts";

/** Fetches the look of the own tables and until when it applies, which also says whether the user is a sponsor. */
export async function fetchLook(): Promise<LookAnswer> {
  const look = await answerOf(api.getLook.$get());
  changeAccount({ look });
  return look;
}

/** @throws ApiError */
export async function keepLook(look: TableLook): Promise<void> {
  await answerOf(api.setLook.$post({ json: look }));
}
