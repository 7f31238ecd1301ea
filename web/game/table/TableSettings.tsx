import { LookChoices } from "#web/preferences/LookChoices.tsx";
import { SeatPositions } from "#web/preferences/SeatPositions.tsx";
import { TableSwitches } from "#web/preferences/TableSwitches.tsx";
import { VolumeSlider } from "#web/preferences/VolumeSlider.tsx";

/** Settings for the look, motion and sound of the table. */
export function TableSettings() {
  return (
    <div className="table-settings">
      <VolumeSlider />
      <TableSwitches />
      <LookChoices />
      <SeatPositions />
    </div>
  );
}
