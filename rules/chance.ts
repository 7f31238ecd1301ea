/**
 * Random numbers from a seed: the keystream of ChaCha20 (RFC 8439, 2.3). Nobody can predict cards from others without
 * the seed, and everybody with the seed gets the same deals (docs/fair-deal.md).
 */

/**
 * A source of integers from 0 up to, but not including, `limit`, uniformly distributed. Throws a RangeError unless
 * `limit` is a whole number from 1 to 2^32: from nothing nothing can be drawn.
 */
export type Random = (limit: number) => number;

export const seedBytes = 32;

/**
 * The random stream of this number of a seed. Streams of one seed are independent. Throws a RangeError if the seed is
 * not 32 bytes long.
 */
export function chanceStream(seed: Uint8Array, stream: number): Random {
  if (seed.length !== seedBytes) {
    throw new RangeError(`a seed has ${seedBytes} bytes, this one has ${seed.length}`);
  }
  const words = new Uint32Array(16);
  const view = new DataView(seed.buffer, seed.byteOffset, seedBytes);
  words.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i++) words[4 + i] = view.getUint32(4 * i, true);
  words[13] = stream;
  const block = new Uint32Array(16);
  let used = block.length;

  function nextWord(): number {
    if (used === block.length) {
      chachaBlock(words, block);
      words[12]++;
      used = 0;
    }
    return block[used++];
  }

  return (limit) => {
    if (!(limit >= 1 && limit <= 2 ** 32 && Number.isInteger(limit)))
      throw new RangeError(`expected 1 to 2^32, found ${limit}`);
    // Words above the last multiple of `limit` would make small numbers more likely; they are drawn again.
    const excess = 2 ** 32 % limit;
    let word = nextWord();
    while (word >= 2 ** 32 - excess) word = nextWord();
    return word % limit;
  };
}

/** A shuffled copy of the cards (Fisher and Yates), every order equally likely. */
export function shuffled(cards: ArrayLike<number>, random: Random): Uint8Array {
  const result = Uint8Array.from(cards);
  for (let left = result.length; left > 1; left--) {
    const chosen = random(left);
    const card = result[chosen];
    result[chosen] = result[left - 1];
    result[left - 1] = card;
  }
  return result;
}

/** Writes the keystream block of the ChaCha20 state `input` to `output` (RFC 8439, 2.3.1). */
export function chachaBlock(input: Uint32Array, output: Uint32Array): void {
  output.set(input);
  for (let round = 0; round < 10; round++) {
    quarterRound(output, 0, 4, 8, 12);
    quarterRound(output, 1, 5, 9, 13);
    quarterRound(output, 2, 6, 10, 14);
    quarterRound(output, 3, 7, 11, 15);
    quarterRound(output, 0, 5, 10, 15);
    quarterRound(output, 1, 6, 11, 12);
    quarterRound(output, 2, 7, 8, 13);
    quarterRound(output, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) output[i] += input[i];
}

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotateLeft(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotateLeft(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotateLeft(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotateLeft(x[b] ^ x[c], 7);
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
