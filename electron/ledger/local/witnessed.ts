import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { NewerShipment } from '../newer-shipment.ts';
import type { GivenOut, WitnessedChange, WitnessRecord } from './witness.ts';
import { readLines, toRecord } from './witness-lines.ts';

/** What a witness knows that a ledger, whose journal ends earlier, does not. Instants in milliseconds. */
export interface Witnessed {
  /** The newest line of the journal that it knows, and when that was written. */
  sequence: number;
  at: number;
  /** As they were when it was last told of them. */
  shipments: NewerShipment[];
  /** What became of shipments, by what it was last told; of those above, too. */
  changed: WitnessedChange[];
  /** API clients of which the keys were taken away. */
  revoked: string[];
  given: GivenOut;
  /** How many changes beside the journal it knows of. */
  changes: number;
  /** Whether it knows of every line after that of the ledger. */
  isWhole: boolean;
}

/** In which a void that was asked for may be undecided. */
const VOIDABLE: readonly ShipmentState[] = ['UNKNOWN', 'PURCHASED', 'LABELLED'];

/** Reads the witness at `path` for a ledger whose journal ends with line `last`; null where there is none. */
export function readWitnessed(path: string, last: number): Witnessed | null {
  const { lines, isCutOff } = readLines(path);
  const records = lines.map(toRecord);
  const newest = records.at(-1);
  if (newest === undefined) return null;
  const later = records.filter(({ sequence }) => sequence > last);
  // One that was stated again is accepted a second time.
  const accepted = new Map(later.flatMap((record) => record.accepted).map((each) => [each.id, each]));
  const changed = new Map<string, WitnessedChange>();
  for (const each of records.flatMap((record) => record.changed)) {
    const { notes, voidSubmission } = changed.get(each.id) ?? {};
    // Its label may have been found again since, which says nothing of the void.
    const asked = voidSubmission && VOIDABLE.includes(each.state) ? { voidSubmission } : {};
    changed.set(each.id, { ...asked, ...each, notes: { ...notes, ...each.notes } });
  }
  return {
    ...{ sequence: newest.sequence, at: newest.at },
    shipments: [...accepted.values()].map((each) => ({ ...each, ...changed.get(each.id) })),
    changed: [...changed.values()],
    revoked: [...new Set(records.flatMap(({ revoked = [] }) => revoked))],
    changes: newest.changes ?? 0,
    given: records.map(({ given }) => given).reduce(highest),
    isWhole: !isCutOff && followsOn(later, last),
  };
}

function followsOn(later: readonly WitnessRecord[], last: number): boolean {
  let end = last;
  for (const { after, sequence } of later) {
    // The first record of a file says where it begins, and nothing of what came before; others without a line speak of changes only.
    if (after > end || (after === sequence && sequence > end)) return false;
    end = sequence;
  }
  return true;
}

function highest(one: GivenOut, other: GivenOut): GivenOut {
  return {
    packages: Math.max(one.packages, other.packages),
    manifests: Math.max(one.manifests, other.manifests),
    ranges: [...one.ranges, ...other.ranges],
  };
}
