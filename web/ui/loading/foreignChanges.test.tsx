import { render, screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outliveForeignChanges } from "./foreignChanges.ts";

const { removeChild, insertBefore } = Node.prototype;
beforeAll(outliveForeignChanges);
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Does to all texts in an element what a browser's translation does. */
async function translate(within: Element): Promise<void> {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
  await heard();
}
/** Waits until those who observe the page have been told. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

function Table({ turn, hint, names }: { turn: string; hint?: string; names: string[] }) {
  return (
    <main>
      {hint}
      <p>
        {names.length}
        {turn}
      </p>
      {names.map((name) => (
        <b key={name}>{name}</b>
      ))}
    </main>
  );
}

test("a translated page shows what changes, moves and goes, as if nobody had touched it", async () => {
  const { rerender, unmount } = render(<Table turn="your turn" hint="think" names={["Anna", "Ben"]} />);
  const page = screen.getByRole("main");
  await translate(page);
  expect(page.textContent).toBe("THINK2YOUR TURNANNABEN");
  rerender(<Table turn="Ben’s turn" names={["Ben", "Anna"]} />);
  await heard();
  expect(page.textContent).toBe("2Ben’s turnBENANNA");
  await translate(page);
  rerender(<Table turn="your turn" hint="quick" names={["Ben", "Cleo"]} />);
  await heard();
  expect(page.textContent).toBe("quick2your turnBENCleo");
  unmount();
  expect(screen.queryByRole("main")).toBeNull();
});
