import { limits } from "#schema/limits.ts";

/** The parts that a picture is split into. Parts that are left out count too. */
export class Parts {
  readonly all: Uint8Array<ArrayBuffer>[] = [];

  constructor(first: Uint8Array<ArrayBuffer>) {
    this.add(first);
  }

  /** @throws RangeError where there are more than any honest picture has */
  add(part: Uint8Array<ArrayBuffer>): void {
    if (this.all.length >= limits.pictureParts) throw new RangeError("the picture has too many parts");
    this.all.push(part);
  }
}
