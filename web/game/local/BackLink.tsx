import { ButtonLink } from "#web/ui/Button.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { BackIcon } from "./icons.tsx";

/** Leads back to where one came from, in the slim bar. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink variant="ghost" size="icon" to={to} {...named(label)}>
      <BackIcon />
    </ButtonLink>
  );
}
