import { Suspense } from "react";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const fetching = () => import("#web/features/account/Activation.tsx");
const Activation = lazyPart(fetching, ({ Activation }) => Activation);

/** Follows the link of an activation mail on whatever page it lands: the query names a player and a token. */
export function ActivationLink() {
  const query = useAddressQuery();
  const userID = query.get("activationUserID") ?? "";
  const token = query.get("activationToken") ?? "";
  if (!/^\d+$/.test(userID) || token === "") return null;
  return (
    <Suspense>
      <Activation userID={userID} token={token} />
    </Suspense>
  );
}
