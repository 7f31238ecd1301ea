import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { SeatPicker } from "./SeatPicker.tsx";
import type { SeatPositions as Positions } from "./seatPositions.ts";
import { usePreference } from "./usePreference.ts";

/** Where the player's own seat is drawn, on each of the two boards. */
export function SeatPositions() {
  const { t } = useTranslation("settings");
  const [positions, choose] = usePreference("seatPositions");
  const withChoice = (at: 0 | 1, chosen: number): Positions => positions.with(at, chosen) as Positions;
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={{ base: "3", sm: "6" }}>
      {([4, 6] as const).map((seats, at) => (
        <SeatPicker
          key={seats}
          seats={seats}
          legend={t("table.position", { seats })}
          value={positions[at as 0 | 1]}
          onChange={(chosen) => choose(withChoice(at as 0 | 1, chosen))}
        />
      ))}
    </chakra.div>
  );
}
