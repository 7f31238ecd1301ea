import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { MenuIcon } from "#web/ui/icons.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { Row } from "./Row.tsx";

const variants = ["solid", "outline", "danger", "ghost"] as const;

/** Buttons, and links that look like them. */
export function Buttons() {
  return (
    <Panel title="Button, ButtonLink">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="lg">
            large
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} aria-busy aria-disabled>
            busy
          </Button>
          <Button variant={variant} size="icon" {...named(`An icon, ${variant}`)}>
            <MenuIcon />
          </Button>
        </Row>
      ))}
      <Row>
        <ButtonLink to="?">link</ButtonLink>
        <ButtonLink to="?" variant="outline">
          outline link
        </ButtonLink>
      </Row>
    </Panel>
  );
}
