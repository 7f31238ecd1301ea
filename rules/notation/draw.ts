/**
 * Where the seed of a game comes from if the players' browsers have taken part in it (docs/fair-deal.md): 32 bytes each,
 * hexadecimal; by seat, null for who had no part.
 */
export interface Draw {
  /** What the server drew, and its SHA-256, which it showed before anybody committed. */
  readonly serverSeed: string;
  readonly serverHash: string;
  /** The SHA-256 of what each browser drew. */
  readonly commitments: (string | null)[];
  /** What it drew; null for who committed and did not reveal in time, too. */
  readonly reveals: (string | null)[];
}

/** What everybody may know of a draw while the game runs: without what the server drew. */
export type OpenDraw = Omit<Draw, "serverSeed"> & { readonly serverSeed: string | null };

/** The lines about a draw at the top of a record. */
export function drawInWords({ serverSeed, serverHash, commitments, reveals }: Draw): string[] {
  return [
    `server seed ${serverSeed}`,
    `sha-256 of the server seed ${serverHash}`,
    ...commitments.flatMap((commitment, seat) => {
      if (commitment === null) return [];
      const reveal = reveals[seat];
      return `seat ${seat} committed to ${commitment}, ${reveal === null ? "not revealed" : `revealed ${reveal}`}`;
    }),
  ];
}
