import { linkParts } from "./linkParts.ts";

/** What somebody wrote, as text and nothing else; an address in it can be followed, and shows where it leads. */
export function MessageText({ body }: { body: string }) {
  let at = 0;
  return (
    <p className="chat-text" dir="auto">
      {linkParts(body).map(({ text, href }) => {
        const key = at;
        at += text.length;
        if (href === undefined) return <span key={key}>{text}</span>;
        return (
          <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
          </a>
        );
      })}
    </p>
  );
}
