import type { Notes } from '#electron/engine/shipping/notes.ts';
import type { VoidSubmission } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { NewerShipment } from '../newer-shipment.ts';

/** A place in the journal: the number of a line, and its hash. */
export interface JournalPlace {
  sequence: number;
  hash: string;
}

/** The highest of what a ledger has given out so far; it gives none of it out again. */
export interface GivenOut {
  /** The sequence in platform tracking numbers. */
  packages: number;
  manifests: number;
  /** Of carriers' ranges: carrier, prefix, a number in decimal digits, and the shipment that took it; where it names none, the last number of a run. */
  ranges: [carrier: string, prefix: string, number: string, shipmentId?: string][];
}

/** What became of a shipment that an earlier record names. */
export interface WitnessedChange {
  id: string;
  state: ShipmentState;
  /** Of the carrier; empty where none were bought. */
  trackingNumbers: string[];
  /** Ids that its adapter keeps of the purchase, as far as they are new with this change. */
  notes?: Notes;
  /** A void that its carrier was asked for and has yet to decide; null where it refused; absent where none was asked for. */
  voidSubmission?: VoidSubmission | null;
}

/**
 * What a station keeps beside its ledger of one commit or several, after they were on the disk: the newest line of the journal, what was
 * accepted and what came of it, and what was given out. A ledger that lacks that line has lost something.
 */
export interface WitnessRecord extends JournalPlace {
  /** The line up to which the record before this one goes; its own in the first record of a file, which only says where it begins. */
  after: number;
  /** Of the newest line; milliseconds of ledger time. */
  at: number;
  accepted: NewerShipment[];
  changed: WitnessedChange[];
  /** API clients of which the keys were taken away; older records have none. */
  revoked?: string[];
  /** In the first record of a file of everything, in later ones of what was given out since. */
  given: GivenOut;
  /** How many changes of what no line of the journal speaks of the ledger had seen: keys, settings, accounts. Older records have none. */
  changes?: number;
}

/** How far a witness goes: the newest line, and the changes beside the journal. */
export type WitnessHead = JournalPlace & Pick<WitnessRecord, 'changes'>;

/** Where a desk keeps its records: a file of its own, beside the ledger or in place of one that lies elsewhere. */
export interface Witness {
  /** How far it goes; null where it has no record. */
  head(): WitnessHead | null;
  /** Keeps a record. Resolves when it is on the disk, or could not be kept (`fault`); records kept at the same time share one sync. */
  keep(record: WitnessRecord): Promise<void>;
  /** Forgets the records of before the instant, in milliseconds of ledger time; of the last of them `first` says where the file then begins. */
  forget(before: number, first: (last: WitnessRecord) => WitnessRecord): Promise<void>;
  /** Writes every record anew as `change` makes it, which leaves its place and its order as they are. */
  rewrite(change: (record: WitnessRecord) => WitnessRecord): Promise<void>;
  /** Why it keeps nothing more, in words; null while it does. */
  fault(): string | null;
  /** Waits for what is being kept. */
  close(): Promise<void>;
}
