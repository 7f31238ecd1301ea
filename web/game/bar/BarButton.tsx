import type { ReactNode } from "react";
import { Button } from "#web/ui/Button.tsx";
import { named } from "#web/ui/tooltip/named.ts";

/** A button of the slim bar. A disabled one stays in place, so that it keeps the focus. */
export function BarButton(props: {
  label: string;
  icon: ReactNode;
  isOff?: boolean;
  color?: string;
  onPress: () => void;
}) {
  const { label, icon, isOff = false, color, onPress } = props;
  return (
    <Button
      variant="ghost"
      size="icon"
      {...named(label)}
      aria-disabled={isOff || undefined}
      opacity={isOff ? "0.4" : undefined}
      color={color}
      onClick={() => !isOff && onPress()}
    >
      {icon}
    </Button>
  );
}
