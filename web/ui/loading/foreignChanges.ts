/**
 * Lets the page live on after a browser's translation, or an extension, has changed its elements. React keeps the text
 * nodes that it has made, and throws where one is not where it was (https://github.com/facebook/react/issues/11538). A
 * translation replaces each text node by an element of its own: from then on the element goes where React moves the
 * text, and goes away with it; a new text of React's takes the element's place, and is translated in its turn.
 */
export function outliveForeignChanges(): void {
  if (isOutliving) return;
  isOutliving = true;
  const replacements = new WeakMap<Node, Element>();
  const replaced = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = replacements.get(target);
      replacements.delete(target);
      element?.replaceWith(target);
    }
  });
  const whole = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      if (!(text instanceof Text) || text.isConnected) continue;
      const element = [...addedNodes, previousSibling, nextSibling].find(isForeign);
      if (element === undefined) continue;
      replacements.set(text, element);
      replaced.observe(text, { characterData: true });
    }
  });
  whole.observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  /** The node that stands in `parent` for this one, if any does. */
  const standIn = (parent: Node, node: Node): Node | undefined => {
    if (node.parentNode === parent) return node;
    const element = replacements.get(node);
    return element?.parentNode === parent ? element : undefined;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = standIn(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const there = before && standIn(this, before);
    replacements.get(node)?.remove();
    return insertBefore.call(this, node, there ?? null) as T;
  };
}

let isOutliving = false;

/** Translations wrap texts in `font`, which nothing here ever does. */
function isForeign(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.tagName === "FONT";
}
