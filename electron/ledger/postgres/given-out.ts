import { GENESIS_HASH } from '../journal-chain.ts';
import type { GivenOut, Witness } from '../local/witness.ts';

type Beside = Pick<GivenOut, 'manifests' | 'ranges'>;

/** Numbers that this desk gave out beside the journal, for its witness: a database that forgets them must not give them again. */
export interface GivenBeside {
  /** Of carriers' ranges; the witness keeps them with the next line of the journal, which is that of their sale. */
  ranges(ranges: GivenOut['ranges']): void;
  /** Of a manifest, of which no line speaks. Resolves when the witness has it. @param at ledger time */
  manifest(sequence: number, at: number): Promise<void>;
  /** What the witness is still to be told of. */
  take(): Beside;
}

export function openGivenBeside(witness: Witness): GivenBeside {
  let given: Beside = { manifests: 0, ranges: [] };
  const take = () => {
    const taken = given;
    given = { manifests: taken.manifests, ranges: [] };
    return taken;
  };
  return {
    take,
    ranges: (ranges) => void given.ranges.push(...ranges),
    manifest(sequence, at) {
      given.manifests = Math.max(given.manifests, sequence);
      const place = witness.head() ?? { sequence: 0, hash: GENESIS_HASH };
      return witness.keep({
        ...{ sequence: place.sequence, hash: place.hash, after: place.sequence, at, accepted: [], changed: [] },
        given: { packages: 0, ...take() },
      });
    },
  };
}
