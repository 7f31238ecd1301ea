import type { CDPSession, Page as Tab } from "playwright-core";

/** A node of the accessibility tree, as a screen reader gets it. */
export interface Heard {
  readonly id: number;
  readonly role: string;
  readonly name: string;
  /** The whole text in it. */
  readonly text: string;
  /** Names and roles of its ancestors, the nearest first. */
  readonly within: readonly { role: string; name: string }[];
  readonly isFocused: boolean;
  readonly isPressed: boolean;
  readonly isDisabled: boolean;
}

/** A user who knows a page only from its accessibility tree, and uses a keyboard. */
export class Listener {
  readonly #tab: Tab;
  readonly #line: CDPSession;
  readonly #hasArrows: (group: string) => boolean;

  private constructor(tab: Tab, line: CDPSession, hasArrows: (group: string) => boolean) {
    this.#tab = tab;
    this.#line = line;
    this.#hasArrows = hasArrows;
  }

  /** @param hasArrows whether the arrow keys move within the group of this name */
  static async on(tab: Tab, hasArrows: (group: string) => boolean): Promise<Listener> {
    const line = await tab.context().newCDPSession(tab);
    await line.send("Accessibility.enable");
    return new Listener(tab, line, hasArrows);
  }

  /** Everything on the page now, in document order. */
  async hear(): Promise<Heard[]> {
    const { nodes } = (await this.#line.send("Accessibility.getFullAXTree")) as { nodes: AXNode[] };
    return heardIn(nodes);
  }

  /** The focused node; `undefined` if nothing on the page has the focus. */
  async focused(): Promise<Heard | undefined> {
    return (await this.hear()).find(hasFocus);
  }

  /** Moves to the wanted control by keyboard and presses it. Returns that control, or `undefined` if it is gone. */
  async press(wanted: (heard: readonly Heard[]) => Heard | undefined): Promise<Heard | undefined> {
    for (let keys = 0; keys < mostKeys; keys++) {
      const heard = await this.hear();
      const target = wanted(heard);
      if (target === undefined) return undefined;
      const focus = heard.find(hasFocus);
      if (focus?.id === target.id) {
        await this.#tab.keyboard.press("Enter");
        return target;
      }
      const group = groupOf(target);
      const isBeside = group !== undefined && groupOf(focus) === group && this.#hasArrows(group);
      await this.#tab.keyboard.press(isBeside ? "ArrowRight" : "Tab");
    }
    throw new Error("The keyboard does not lead there.");
  }
}

/** The name of the group that a node is in. */
export function groupOf(heard: Heard | undefined): string | undefined {
  return heard?.within.find(({ role }) => role === "group")?.name;
}

/** More presses than it takes to go around a page. */
const mostKeys = 200;

const hasFocus = ({ isFocused, role }: Heard) => isFocused && role !== "RootWebArea";

interface AXNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: { value: string };
  readonly name?: { value: string };
  readonly properties?: readonly { name: string; value: { value: unknown } }[];
}

function heardIn(nodes: readonly AXNode[]): Heard[] {
  const byID = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder: Heard[] = [];
  const visit = (node: AXNode, within: Heard["within"]): string => {
    const [role, name] = [node.role?.value ?? "", node.name?.value ?? ""];
    const isHeard = !node.ignored && node.backendDOMNodeId !== undefined;
    const at = isHeard ? inOrder.push(undefined as never) - 1 : -1;
    const around = isHeard ? [{ role, name }, ...within] : within;
    const children = (node.childIds ?? []).flatMap((id) => byID.get(id) ?? []);
    const inside = children.map((child) => visit(child, around)).join("");
    const text = role === "StaticText" ? name : inside;
    const property = (wanted: string) => node.properties?.find((each) => each.name === wanted)?.value.value;
    if (isHeard) {
      inOrder[at] = {
        id: node.backendDOMNodeId ?? 0,
        role,
        name,
        text,
        within,
        isFocused: property("focused") === true,
        isPressed: property("pressed") === "true",
        isDisabled: property("disabled") === true,
      };
    }
    return text;
  };
  for (const node of nodes) if (node.parentId === undefined) visit(node, []);
  return inOrder;
}
