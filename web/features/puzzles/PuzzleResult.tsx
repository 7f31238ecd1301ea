import { type ReactNode, useEffect, useId, useRef } from "react";
import { takeFocus } from "#web/ui/takeFocus.ts";

/**
 * What a try has come to, in the place of hand and instruction, which nobody needs meanwhile. Its first button gets the
 * focus, so that one key goes on.
 * @param props.children what there is to say, in short paragraphs
 */
export function PuzzleResult(props: {
  result: "solved" | "failed" | "solution";
  title: string;
  children: ReactNode;
  buttons: ReactNode;
}) {
  const { result, title, children, buttons } = props;
  const place = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    takeFocus(place.current?.querySelector<HTMLElement>(".puzzle-buttons > *") ?? null);
  }, []);
  return (
    <section ref={place} className="puzzle-result" data-result={result} aria-labelledby={id}>
      <div className="puzzle-told" role="status">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <div className="puzzle-buttons">{buttons}</div>
    </section>
  );
}
