import { useWordFilter } from "../../people/words/filteredLanguages.ts";
import { linkParts } from "./linkParts.ts";

/**
 * The body of a message as plain text, with the reader's filtered words covered. Its links can be followed and show
 * where they lead.
 */
export function MessageText({ body }: { body: string }) {
  const cover = useWordFilter();
  return (
    <p className="chat-text" dir="auto">
      {linkParts(body).map(({ at, text, href }) => {
        if (href === undefined) return <span key={at}>{cover(text)}</span>;
        return (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
          </a>
        );
      })}
    </p>
  );
}
