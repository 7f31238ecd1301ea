import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { takeFocus } from "#web/ui/takeFocus.ts";

/** What is said of something that can't be undone: on its button, in the question after it, and in the two answers. */
export type ConfirmWords = { button: string; sure: string; yes: string; no: string };

/** A button for what can't be undone: it asks before it does that, and the answers are buttons of their own. */
export function ConfirmButton({ words, onSure }: { words: ConfirmWords; onSure: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsking) return;
    takeFocus(question.current);
    answers.current?.scrollIntoView({ block: "nearest" });
  }, [isAsking]);
  const end = (): void => setAsking(false);
  if (!isAsking)
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
    );
  return (
    <>
      <p ref={question} tabIndex={-1}>
        {words.sure}
      </p>
      <div ref={answers} className="table-ending-answers">
        <Button
          variant="outline"
          onClick={() => {
            end();
            onSure();
          }}
        >
          {words.yes}
        </Button>
        <Button variant="outline" onClick={end}>
          {words.no}
        </Button>
      </div>
    </>
  );
}
