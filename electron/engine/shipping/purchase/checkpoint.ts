import { channel } from 'node:diagnostics_channel';

/** Moments at which it matters what is already on the disk. */
export const CHECKPOINTS = [
  /** The shipment is reserved, nothing is sent. */
  'accepted',
  /** The adapter has answered, nothing of it is stored. */
  'answered',
  /** What the adapter answered is in the ledger. */
  'recorded',
  /** The labels are in the ledger, the caller has no answer. */
  'labelled',
  /** An answer is in the spill file, because the ledger could not take it. */
  'spilled',
  /** What was spilled is in the ledger, and still in the spill file. */
  'folded',
  /** A carrier's manifest is requested, nothing is sent. */
  'manifest-requested',
  /** The carrier has answered about its manifest, nothing of it is stored. */
  'manifest-answered',
  /** A migration has run, and is not committed. */
  'migrating',
  /** A backup is written, and has no name. */
  'backing-up',
  /** Some shipments are redacted, others are not. */
  'redacting',
  /** A restore has put the old files away. */
  'restoring',
  /** A table of a ledger is copied, others are not. */
  'copying',
] as const;
export type Checkpoint = (typeof CHECKPOINTS)[number];

export const channelOf = (step: Checkpoint) => `packbench:${step}`;
const channels = new Map(CHECKPOINTS.map((step) => [step, channel(channelOf(step))]));

/**
 * Says on a diagnostics channel of Node that a step is reached. Nobody listens but a test that loads code of its own into the process
 * (`node --import`): no setting, environment or request can arm anything, and a step that nobody listens to costs a look-up.
 */
export function checkpoint(step: Checkpoint): void {
  const subscribed = channels.get(step);
  if (subscribed?.hasSubscribers) subscribed.publish(step);
}
