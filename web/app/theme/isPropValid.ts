/** Whether an element may have a prop of this name: all but those that are Chakra's own. */
export default function isPropValid(name: string): boolean {
  return name !== "theme" && name !== "as";
}
