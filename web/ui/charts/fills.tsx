import { useId } from "react";

/** How a surface of a chart is filled: its color, and a texture that tells it apart without the color. */
export interface Fill {
  /** A color of the theme, such as `var(--tac-success)`. */
  color: string;
  texture: "solid" | "striped" | "dotted" | "hollow";
}

/** The fills with a meaning of their own on the whole site. */
export const fills = {
  won: { color: "var(--tac-success)", texture: "solid" },
  lost: { color: "var(--tac-danger)", texture: "striped" },
  team: { color: "var(--tac-accent)", texture: "dotted" },
  aborted: { color: "var(--tac-fg-muted)", texture: "hollow" },
  counted: { color: "var(--tac-accent)", texture: "solid" },
  expected: { color: "var(--tac-accent)", texture: "striped" },
} as const satisfies Record<string, Fill>;

/**
 * The textures of a drawing, to be placed inside its `<svg>`.
 * @param props.id unique on the page; `paintOf` takes the same
 */
export function Textures({ id, fills }: { id: string; fills: readonly Fill[] }) {
  return (
    <defs>
      {fills.map((fill, at) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: a fill is known by its place
          key={at}
          id={`${id}-${at}`}
          patternUnits="userSpaceOnUse"
          width="6"
          height="6"
          patternTransform="rotate(45)"
        >
          <Texture fill={fill} />
        </pattern>
      ))}
    </defs>
  );
}

function Texture({ fill: { color, texture } }: { fill: Fill }) {
  if (texture === "solid") return <rect width="6" height="6" fill={color} />;
  if (texture === "striped") return <rect width="3" height="6" fill={color} />;
  if (texture === "dotted") return <circle cx="3" cy="3" r="2" fill={color} />;
  return null;
}

/** The attributes of a shape that has the fill at this place of its drawing's textures. */
export function paintOf(id: string, fills: readonly Fill[], at: number) {
  return { fill: `url(#${id}-${at})`, stroke: fills[at].color };
}

/** A small surface with a fill. */
export function FillSign({ fill }: { fill: Fill }) {
  const id = useId();
  return (
    <svg width="14" height="14" aria-hidden="true">
      <Textures id={id} fills={[fill]} />
      <rect x="1" y="1" width="12" height="12" rx="2" {...paintOf(id, [fill], 0)} strokeWidth="1.5" />
    </svg>
  );
}
