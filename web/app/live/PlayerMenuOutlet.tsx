import i18next from "i18next";
import { Suspense, useState } from "react";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { playerMenu } from "#web/ui/player/playerMenu.ts";
import { useStore } from "#web/ui/useStore.ts";

const PlayerMenu = lazyPart(fetchMenu, ({ PlayerMenu }) => PlayerMenu);

/** Fetches the dialog and its texts together, so that it opens complete. */
async function fetchMenu() {
  const [menu] = await Promise.all([
    import("#web/people/PlayerMenu.tsx"),
    i18next.loadNamespaces(["people", "form"]),
  ]);
  return menu;
}

/** Where the player menu opens. Nothing of it is rendered before. */
export function PlayerMenuOutlet() {
  const isOpen = useStore(playerMenu) !== undefined;
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);
  return isUsed ? (
    <Suspense>
      <PlayerMenu />
    </Suspense>
  ) : null;
}
