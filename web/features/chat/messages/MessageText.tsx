import { useWordFilter } from "../../people/words/filteredLanguages.ts";
import { linkParts } from "./linkParts.ts";

/** What somebody wrote, as text and nothing else, without the words that the reader wants covered; an address in it can be followed, and shows where it leads. */
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
