import { devicePositions, keepDevicePositions, type SeatPositions } from "#web/game/positions.ts";
import { useAccount } from "#web/net/account.ts";
import { useStore } from "#web/ui/useStore.ts";
import { useKeepSetting } from "./useKeepSetting.ts";

/** Where the viewer's own seat is drawn, as chosen in the account or else on this device, and a setter for it. */
export function useSeatPositions(): [SeatPositions, (positions: SeatPositions) => void] {
  const account = useAccount();
  const ofDevice = useStore(devicePositions);
  const keep = useKeepSetting();
  const choose = (positions: SeatPositions): void => {
    if (account) keep("gameDefaultPositions", positions);
    else keepDevicePositions(positions);
  };
  return [account?.gameDefaultPositions ?? ofDevice, choose];
}
