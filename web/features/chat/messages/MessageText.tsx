import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { useWordFilter } from "#web/people/words/useWordFilter.ts";
import { linkParts } from "./linkParts.ts";

/**
 * The body of a message as plain text, with the reader's filtered words covered. Its links can be followed and show
 * where they lead. Of very many lines only the first are shown until the reader wants all.
 */
export function MessageText({ body }: { body: string }) {
  const { t } = useTranslation("chat");
  const cover = useWordFilter();
  const [isOpen, setOpen] = useState(false);
  const lines = body.split("\n");
  const isFolded = !isOpen && lines.length > limits.messageLinesShown;
  const shown = isFolded ? lines.slice(0, limits.messageLinesShown).join("\n") : body;
  return (
    <>
      <p className="chat-text" dir="auto">
        {linkParts(shown).map(({ at, text, href }) => {
          if (href === undefined) return <span key={at}>{cover(text)}</span>;
          return (
            <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {text}
            </a>
          );
        })}
      </p>
      {isFolded && (
        <button type="button" className="chat-unfold" onClick={() => setOpen(true)}>
          {t("unfold")}
        </button>
      )}
    </>
  );
}
