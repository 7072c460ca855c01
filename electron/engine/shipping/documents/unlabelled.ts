import type { ShipmentRecord } from '../shipment-record.ts';
import type { NewDocument } from './document.ts';

type Known = Pick<NewDocument, 'packageNumber' | 'contentType'>;

/** Numbers of the packages that none of the documents is the label of. */
export function unlabelledIn({ prepared }: Pick<ShipmentRecord, 'prepared'>, documents: readonly Known[]): number[] {
  const labelled = documents.filter(({ contentType }) => contentType === 'LABEL').map((label) => label.packageNumber);
  return prepared.packages.map((_, index) => index + 1).filter((number) => !labelled.includes(number));
}
