import { RecordPage } from "#web/records/RecordPage.tsx";
import { ReplayScreen } from "./ReplayScreen.tsx";

/** `/game?gameID=7&move=57`: a finished game, full screen, to go through move by move. */
export default function ReplayPage() {
  return (
    <RecordPage>
      {({ answer, game }) => <ReplayScreen key={answer.gameID} answer={answer} game={game} />}
    </RecordPage>
  );
}
