import type { ReactNode } from "react";
import type { BoardWood, CardBack, TableLook } from "#schema/looks.ts";
import { loadModule } from "#web/ui/loading/loadModule.ts";

type Chosen<Name> = Exclude<Name, "classic">;

/** The art of each look, in files of their own. */
export const woods: Record<Chosen<BoardWood>, () => Promise<{ grain: ReactNode }>> = {
  maple: () => import("./woods/maple.tsx"),
  ash: () => import("./woods/ash.tsx"),
  oak: () => import("./woods/oak.tsx"),
  cherry: () => import("./woods/cherry.tsx"),
  walnut: () => import("./woods/walnut.tsx"),
  ebony: () => import("./woods/ebony.tsx"),
};

export const backs: Record<Chosen<CardBack>, () => Promise<{ back: ReactNode }>> = {
  ripples: () => import("./backs/ripples.tsx"),
  leaves: () => import("./backs/leaves.tsx"),
  weave: () => import("./backs/weave.tsx"),
  compass: () => import("./backs/compass.tsx"),
  mosaic: () => import("./backs/mosaic.tsx"),
  evening: () => import("./backs/evening.tsx"),
};

/** How a table is drawn that does not look as everybody's does: the names choose the colors. */
export interface DrawnLook {
  boardWood?: BoardWood;
  grain?: ReactNode;
  cardBack?: CardBack;
  back?: ReactNode;
}

/** Loads the art of a look. What a later version of the site may have had, and this one has not, looks as everybody's. */
export async function drawLook({ boardWood, cardBack }: TableLook): Promise<DrawnLook> {
  const [wood, back] = await Promise.all([
    isIn(woods, boardWood) ? loadModule(woods[boardWood]) : undefined,
    isIn(backs, cardBack) ? loadModule(backs[cardBack]) : undefined,
  ]);
  return { ...(wood && { boardWood, grain: wood.grain }), ...(back && { cardBack, back: back.back }) };
}

function isIn<Name extends string>(art: Record<Name, unknown>, name: string): name is Name {
  return Object.hasOwn(art, name);
}
