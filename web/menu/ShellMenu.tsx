import type { ComponentProps } from "react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOpenRequests } from "#web/net/user/friends.ts";
import { useAwaitingCount } from "#web/net/user/turnBased.ts";
import { Button } from "#web/ui/Button.tsx";
import { MenuIcon } from "#web/ui/icons.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Badge } from "./badges.tsx";

// Fetched when a pointer or the focus reaches the button.
const fetching = () => import("./Menu.tsx");
const Menu = lazyPart(fetching, ({ Menu }) => Menu);

function prepare(): void {
  // Opening the menu hits the same failure and reports it.
  fetching().catch(() => {});
}

/** The menu button. On a full-screen page it is the way out. */
export function ShellMenu(props: Pick<ComponentProps<typeof Button>, "mr">) {
  const { t } = useTranslation();
  const requests = useOpenRequests();
  const games = useAwaitingCount();
  const label = [
    requests === 0 ? t("menu") : t("menuWithRequests", { count: requests }),
    games > 0 && `${games} ${t("gamesWait", { count: games })}`,
  ];
  const [menu, setMenu] = useState<"unused" | "open" | "closed">("unused");
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label.filter(Boolean).join(", ")}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setMenu("open")}
        position="relative"
        {...props}
      >
        <MenuIcon />
        <Badge count={requests + games} isOnButton />
      </Button>
      {menu !== "unused" && (
        <Suspense>
          <Menu isOpen={menu === "open"} onClose={() => setMenu("closed")} />
        </Suspense>
      )}
    </>
  );
}
