/** Something that the person at the terminal can set right; shown as one line, without a stack. */
export class Trouble extends Error {
  override name = "Trouble";
}
