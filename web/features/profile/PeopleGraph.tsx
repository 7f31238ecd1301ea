import { chakra } from "@chakra-ui/react/styled-system";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { onCircle } from "#web/ui/charts/geometry.ts";
import { Link } from "#web/ui/Link.tsx";
import { Avatar } from "#web/ui/player/Avatar.tsx";
import { pathOfProfile } from "#web/ui/player/profilePath.ts";
import type { Companion } from "./company.ts";

/** Half of the picture's width, and how far the people are from the middle: where there are many, in turn nearer and farther. */
const half = 160;
const distances = [98, 138];
/** How many people have room at the same distance. */
const roomAround = 12;
/** The widths of the lines. */
const widths = { least: 1.5, most: 9 };

/**
 * The people somebody has played with around that player: the thicker the line, the more games; its solid green part
 * stands for those in one team, its dashed red part for those against each other. One goes around with the arrow keys.
 */
export function PeopleGraph({
  username,
  companions,
}: {
  username: string;
  companions: readonly Companion[];
}) {
  const { t } = useTranslation("players");
  const { pathTo } = usePaths();
  const [current, setCurrent] = useState(0);
  const [isShown, setShown] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const most = companions[0].games;
  const isCrowded = companions.length > roomAround;
  const places = companions.map((_, at) =>
    onCircle(at / companions.length, distances[isCrowded ? at % 2 : 1]),
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + companions.length) % companions.length;
    list.current?.querySelectorAll("a")[next]?.focus();
  };
  const choose = (at: number) => () => {
    setCurrent(at);
    setShown(true);
  };
  const { games, together, against, username: name } = companions[current];
  return (
    <figure>
      <Frame>
        <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} width="100%" aria-hidden="true">
          {companions.map((one, at) => (
            <Edge key={one.username} one={one} to={places[at]} share={one.games / most} />
          ))}
        </svg>
        <Middle>
          <Avatar username={username} />
        </Middle>
        <ul
          ref={list}
          aria-label={t("profile.socials.title")}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setShown(false)}
        >
          {companions.map((one, at) => (
            <li key={one.username} style={placeOf(places[at])}>
              <Link
                to={pathTo(pathOfProfile(one.username))}
                title={one.username}
                aria-label={one.username}
                onFocus={choose(at)}
                onPointerEnter={choose(at)}
              >
                <Avatar username={one.username} />
              </Link>
            </li>
          ))}
        </ul>
      </Frame>
      <chakra.figcaption minHeight="6" textAlign="center" fontSize="sm" color="fg.muted" aria-live="polite">
        {isShown
          ? t("profile.socials.one", { name, count: games, together, against })
          : t("profile.socials.key")}
      </chakra.figcaption>
    </figure>
  );
}

function placeOf({ x, y }: { x: number; y: number }) {
  return { insetInlineStart: `${50 + (50 * x) / half}%`, top: `${50 + (50 * y) / half}%` };
}

/** A line to a companion, in two parts side by side. @param props.share its games among those of the most frequent one */
function Edge(props: { one: Companion; to: { x: number; y: number }; share: number }) {
  const { one, to, share } = props;
  const width = widths.least + (widths.most - widths.least) * share;
  const decided = one.together + one.against;
  if (decided === 0)
    return <path d={`M0 0L${to.x} ${to.y}`} stroke="var(--tac-line-control)" strokeWidth={widths.least} />;
  const partTogether = (width * one.together) / decided;
  const partAgainst = width - partTogether;
  const length = Math.hypot(to.x, to.y);
  // Sideways from the line.
  const [dx, dy] = [-to.y / length, to.x / length];
  const beside = (offset: number) =>
    `M${dx * offset} ${dy * offset}L${to.x + dx * offset} ${to.y + dy * offset}`;
  return (
    <>
      <path d={beside(partAgainst / -2)} stroke="var(--tac-success)" strokeWidth={partTogether} />
      <path
        d={beside(partTogether / 2)}
        stroke="var(--tac-danger)"
        strokeWidth={partAgainst}
        strokeDasharray="5 3"
      />
    </>
  );
}

const Frame = chakra("div", {
  base: {
    position: "relative",
    maxWidth: "30rem",
    mx: "auto",
    "& ul": { m: "0", p: "0", listStyleType: "none" },
    "& li": { position: "absolute", width: "max-content", transform: "translate(-50%, -50%)" },
    "& a": { display: "block", borderRadius: "full", border: "2px solid", borderColor: "bg.raised" },
  },
});

const Middle = chakra("span", {
  base: {
    position: "absolute",
    top: "50%",
    insetInlineStart: "50%",
    transform: "translate(-50%, -50%) scale(1.4)",
    borderRadius: "full",
    border: "2px solid",
    borderColor: "bg.raised",
  },
});
