import type { ReactNode } from "react";
import type { Layout } from "./geometry/layout.ts";
import { pointed } from "./pointing.ts";
import { spotStyle } from "./spotStyle.ts";
import "./pointedPlaces.css";
import { useStore } from "#web/ui/useStore.ts";

/** The places that some words name while somebody reads them, pulsing over the board. */
export function PointedPlaces({ layout }: { layout: Layout }): ReactNode {
  const { places } = useStore(pointed);
  return places.map((place) => (
    <span key={place} className="tac-pointed" data-pointed={place} style={spotStyle(layout, place)} />
  ));
}
