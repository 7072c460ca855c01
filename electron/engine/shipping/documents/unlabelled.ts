import type { ShipmentRecord } from '../shipment-record.ts';
import type { NewDocument } from './document.ts';

type Known = Pick<NewDocument, 'packageNumber' | 'contentType'>;

/** Numbers of the packages that none of the documents is the label of. */
export function unlabelledIn({ prepared }: Pick<ShipmentRecord, 'prepared'>, documents: readonly Known[]): number[] {
  const labelled = documents.filter(({ contentType }) => contentType === 'LABEL').map((label) => label.packageNumber);
  return prepared.packages.map((_, index) => index + 1).filter((number) => !labelled.includes(number));
}

/** Longer than any carrier takes that makes labels after it has sold them. */
const LATE_MS = 5 * 60_000;

/** Whether it was bought long ago, and labels are missing still. */
export const isUnlabelled = ({ state, updatedAt }: Pick<ShipmentRecord, 'state' | 'updatedAt'>, now: number): boolean =>
  state === 'PURCHASED' && now - updatedAt >= LATE_MS;
