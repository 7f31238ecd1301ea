import { useWordFilter } from "../../people/words/filteredLanguages.ts";
import { linkParts } from "./linkParts.ts";

/**
 * The body of a message as plain text, with the reader's filtered words covered. Its links can be followed and show
 * where they lead.
 */
export function MessageText({ body }: { body: string }) {
  const cover = useWordFilter();
  let at = 0;
  return (
    <p className="chat-text" dir="auto">
      {linkParts(body).map(({ text, href }) => {
        const key = at;
        at += text.length;
        if (href === undefined) return <span key={key}>{cover(text)}</span>;
        return (
          <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
          </a>
        );
      })}
    </p>
  );
}
