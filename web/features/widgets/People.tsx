import { Panel } from "#web/ui/Panel.tsx";
import { Marks } from "#web/ui/player/Marks.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { Row } from "./Row.tsx";

/** Players as they are shown everywhere. */
export function People() {
  return (
    <Panel title="PlayerName, Avatar, Robot, Marks">
      <Row>
        <PlayerName username="Anna" />
        <PlayerName username="Ben" isOnline />
        <PlayerName username="Cleo" isOnline={false} isNameFirst={false} />
        <PlayerName username="bot1" isBot isClickable={false} />
        <PlayerName username="guest4711" isClickable={false} />
      </Row>
      <Row>
        {[1, 2, 3].map((placement) => (
          <span key={placement} style={{ position: "relative", width: "2em", height: "2em" }}>
            <Marks placement={placement} isSponsor={placement === 1} />
          </span>
        ))}
      </Row>
    </Panel>
  );
}
