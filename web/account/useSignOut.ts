import { useNavigate } from "react-router-dom";
import { signOut } from "#web/net/signIn.ts";
import { usePaths } from "#web/routing/usePaths.ts";

/** Signs out and says goodbye with the advert page. */
export function useSignOut(): () => Promise<void> {
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  return async () => {
    signOut();
    await navigate(pathTo("/advert"));
  };
}
