import { chakra } from "@chakra-ui/react/styled-system";
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { pathOfProfile } from "#web/routing/profilePath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "../Link.tsx";
import { Avatar } from "../player/Avatar.tsx";
import { divideWay, type FanPlace, fanOf, placeAfterKey, towards } from "./fan.ts";
import { Legend, LineSign } from "./Legend.tsx";

/** How a part of a line looks, by what was played: each has a color and a dash of its own. */
const looks = {
  together: { color: "var(--tac-success)", dash: undefined },
  team: { color: "var(--tac-accent)", dash: "2 3" },
  against: { color: "var(--tac-danger)", dash: "8 4" },
} as const;
const kinds = ["together", "team", "against"] as const;
type Kind = (typeof kinds)[number];

/** Somebody beside the middle: games in the same team, of Team-Tac, and against each other. */
export interface PersonOfGraph extends Record<Kind, number> {
  username: string;
  /** The same numbers in words. */
  description: string;
}

/**
 * The people around a player, the most frequent first. A line is as thick as there are games, and divided as they
 * were played. Arrow keys go round; each person leads to the same tab of their own profile.
 * @param props.label what this is, for screen readers
 * @param props.names what the parts of a line mean
 */
export function PeopleGraph(props: {
  label: string;
  middle: string;
  people: readonly PersonOfGraph[];
  names: Readonly<Record<Kind, string>>;
}) {
  const { label, middle, people, names } = props;
  const [current, setCurrent] = useState(0);
  const places = fanOf(people.length);
  const most = Math.max(...people.map(gamesOf));
  const shown = people[current];
  return (
    <>
      <Frame
        role="group"
        aria-label={label}
        style={{ "--rows": Math.ceil(people.length / 2) } as CSSProperties}
      >
        <Lines aria-hidden="true">
          {people.map((person, at) => (
            <Line key={person.username} person={person} place={places[at]} most={most} />
          ))}
        </Lines>
        <Middle>
          <Avatar username={middle} size="2.5rem" />
        </Middle>
        {people.map((person, at) => (
          <Person
            key={person.username}
            person={person}
            place={places[at]}
            isCurrent={at === current}
            onReach={() => setCurrent(at)}
            onKeyDown={(event) => focusAfterKey(event, at, people.length)}
          />
        ))}
      </Frame>
      <Words aria-hidden="true">
        <p>
          <b>{shown.username}</b>
          <br />
          {shown.description}
        </p>
        <Legend
          signs={kinds.map((kind) => [<LineSign key={kind} {...looks[kind]} width={4} />, names[kind]])}
        />
      </Words>
    </>
  );
}

function gamesOf(person: PersonOfGraph): number {
  return kinds.reduce((sum, kind) => sum + person[kind], 0);
}

function focusAfterKey(event: KeyboardEvent<HTMLAnchorElement>, at: number, count: number): void {
  const next = placeAfterKey(event.key, at, count);
  if (next === undefined) return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelectorAll("a")[next].focus();
}

/** Where a line leaves the picture in the middle, as a part of its length. */
const begin = 0.22;
/** How thick lines are, in pixels. */
const [thin, thick] = [1.5, 8];

/** A line from the middle to a person, divided as the games were played. */
function Line(props: { person: PersonOfGraph; place: FanPlace; most: number }) {
  const { person, place, most } = props;
  const parts = divideWay(
    kinds.map((kind) => person[kind]),
    begin,
  );
  return (
    <g strokeWidth={thin + ((thick - thin) * gamesOf(person)) / most}>
      {kinds.map((kind, at) => {
        const [from, to] = [towards(place, parts[at].from), towards(place, parts[at].to)];
        return (
          <line
            key={kind}
            x1={`${100 * from.x}%`}
            y1={`${100 * from.y}%`}
            x2={`${100 * to.x}%`}
            y2={`${100 * to.y}%`}
            stroke={looks[kind].color}
            strokeDasharray={looks[kind].dash}
          />
        );
      })}
    </g>
  );
}

function Person(props: {
  person: PersonOfGraph;
  place: FanPlace;
  isCurrent: boolean;
  onReach: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}) {
  const { person, place, isCurrent, onReach, onKeyDown } = props;
  const { pathTo } = usePaths();
  const fromSide = `${100 * (place.isRight ? place.x : 1 - place.x)}%`;
  return (
    <PersonLink
      to={pathTo(pathOfProfile(person.username, "socials"))}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      onFocus={onReach}
      onPointerEnter={onReach}
      onKeyDown={onKeyDown}
      style={{
        top: `${100 * place.y}%`,
        [place.isRight ? "left" : "right"]: fromSide,
        maxWidth: `calc(100% - ${fromSide})`,
        flexDirection: place.isRight ? "row" : "row-reverse",
      }}
    >
      <Dot />
      <chakra.span minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {person.username}
      </chakra.span>
      <chakra.span srOnly>{`: ${person.description}`}</chakra.span>
    </PersonLink>
  );
}

const Frame = chakra("div", {
  base: {
    position: "relative",
    width: "100%",
    maxWidth: "44rem",
    height: "max(12rem, 2.25rem * var(--rows))",
    mx: "auto",
  },
});

const Words = chakra("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "3",
    mt: "3",
    mb: "6",
    fontSize: "sm",
    textAlign: "center",
    textWrap: "balance",
    "& p": { minHeight: "4.5em" },
  },
});

const Lines = chakra("svg", {
  base: { position: "absolute", inset: "0", width: "100%", height: "100%", fill: "none" },
});

const Middle = chakra("div", {
  base: { position: "absolute", top: "50%", left: "50%", translate: "-50% -50%", lineHeight: "0" },
});

const PersonLink = chakra(Link, {
  base: {
    position: "absolute",
    translate: "0 -50%",
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "8",
    borderRadius: "sm",
    fontSize: "sm",
    color: "fg",
    textDecoration: "none",
    "&[data-current]": { fontWeight: "bold" },
    _hover: { bg: "bg.sunken" },
  },
});

const Dot = chakra("span", {
  base: {
    flexShrink: "0",
    boxSize: "3",
    borderRadius: "full",
    border: "2px solid",
    borderColor: "fg",
    bg: "bg.raised",
    "[data-current] > &": { bg: "fg" },
  },
});
