import "./waiting.css";

/** Four marbles that take turns. They show only after a delay, so that a short wait does not flicker. */
export function Waiting() {
  return (
    <div className="tac-waiting" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
