import { tournamentInvitation } from "#schema/protocol/tournament.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";

/** The invitation in the address of a private tournament; `undefined` if there is none. */
export function useInvitation(): string | undefined {
  return tournamentInvitation.safeParse(useAddressQuery().get("invitation")).data;
}
