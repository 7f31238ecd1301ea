/** A text of the rules: a blank line starts a new paragraph, and lines that begin with "• " are a list. */
export function RuleText({ text }: { text: string }) {
  return text.split("\n\n").map((block) =>
    block.startsWith("• ") ? (
      <ul key={block}>
        {block.split("\n").map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    ) : (
      <p key={block}>{block}</p>
    ),
  );
}
