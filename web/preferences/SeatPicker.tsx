import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { unturned } from "./seatPositions.ts";

/** The place of each position on the picture, in percent from the left and the top. */
const places = {
  4: [
    [80, 80],
    [20, 80],
    [20, 20],
    [80, 20],
  ],
  6: [
    [29, 86],
    [10, 50],
    [29, 14],
    [71, 14],
    [90, 50],
    [71, 86],
  ],
} as const;

/** A small board for choosing a seat position; `-1` leaves the board unrotated. */
export function SeatPicker(props: {
  seats: 4 | 6;
  legend: string;
  value: number;
  onChange: (position: number) => void;
}) {
  const { seats, legend, value, onChange } = props;
  const { t } = useTranslation("settings");
  const name = useId();
  const radio = (position: number) => (
    <chakra.input
      type="radio"
      srOnly
      name={name}
      checked={value === position}
      onChange={() => onChange(position)}
    />
  );
  return (
    <chakra.fieldset border="0" p="0" m="0" minWidth="0">
      <chakra.legend p="0" mb="1.5" fontSize="sm" fontWeight="medium" color="fg.muted">
        {legend}
      </chakra.legend>
      <chakra.div position="relative" width="min(11rem, 100%)" aspectRatio="1">
        <chakra.svg
          viewBox="0 0 100 100"
          position="absolute"
          inset="0"
          aria-hidden="true"
          color="line.control"
        >
          {seats === 4 ? (
            <circle cx="50" cy="50" r="47" fill="none" stroke="currentColor" strokeWidth="1.5" />
          ) : (
            <path d="M27 4h46l24 46-24 46H27L3 50z" fill="none" stroke="currentColor" strokeWidth="1.5" />
          )}
        </chakra.svg>
        {places[seats].map(([left, top], position) => (
          <Seat key={`${left} ${top}`} style={{ left: `${left}%`, top: `${top}%` }}>
            {radio(position)}
            <chakra.span srOnly>{t(`table.place.${seats}.${position}` as "table.place.4.0")}</chakra.span>
          </Seat>
        ))}
      </chakra.div>
      <chakra.label display="flex" alignItems="center" gap="2" minHeight="11" cursor="pointer">
        <chakra.input
          type="radio"
          boxSize="5"
          accentColor="var(--tac-accent)"
          name={name}
          checked={value === unturned}
          onChange={() => onChange(unturned)}
        />
        {t("table.unturned")}
      </chakra.label>
    </chakra.fieldset>
  );
}

const Seat = chakra("label", {
  base: {
    position: "absolute",
    display: "grid",
    placeItems: "center",
    boxSize: "11",
    transform: "translate(-50%, -50%)",
    borderRadius: "full",
    cursor: "pointer",
    _before: {
      content: '""',
      boxSize: "6",
      borderRadius: "full",
      borderWidth: "2px",
      borderStyle: "solid",
      borderColor: "line.control",
      bg: "bg.raised",
    },
    _hover: { _before: { borderColor: "accent" } },
    "&:has(:checked)::before": { bg: "accent", borderColor: "accent" },
    "&:has(:focus-visible)": { outline: "2px solid var(--tac-focus)" },
  },
});
