import type { ItemLine } from '#shared/schema/item-line.ts';
import { fieldName } from '../request-pointer.ts';
import type { WellFormed } from '../request-well-formed.ts';
import type { PackageRules } from './package-rules.ts';
import type { Report } from './report.ts';
import { codePoints, composed, isBlank } from './text-length.ts';

/** The id of each line; null where it is missing and no transactionId is known to make one of. */
export type ItemIds = readonly (string | null)[];

/** An id of its own for each line, `<transactionId>-<n>` with n from 1 where none was sent (contract, section 3: required). */
export function itemIds(
  lines: readonly (WellFormed<ItemLine> | undefined)[],
  transactionId: string | undefined,
  rules: PackageRules,
  report: Report,
): ItemIds {
  const ids = lines.map((line, index) => {
    const sent = line?.itemTransactionId;
    if (sent !== undefined && !isBlank(sent)) return sent;
    return transactionId === undefined ? null : `${transactionId}-${index + 1}`;
  });
  const isAssigned = lines.map((line) => isBlank(line?.itemTransactionId));
  const taken = new Set(ids.filter((_id, index) => isAssigned[index]));
  ids.forEach((id, index) => {
    if (id === null) return;
    const pointer = `/itemLines/${index}/itemTransactionId`;
    refuseTooLong(id, pointer, rules, report);
    if (isAssigned[index]) return;
    if (taken.has(id)) {
      const message = `${fieldName(pointer)} must be unique in the request; "${id}" names another package too.`;
      report.refuse('ITEM_TRANSACTION_ID_DUPLICATE', pointer, message, { actual: id });
    }
    taken.add(id);
  });
  return ids;
}

function refuseTooLong(id: string, pointer: string, rules: PackageRules, report: Report) {
  const limit = rules.itemTransactionIdMaxLength;
  const actual = codePoints(composed(id));
  if (limit === null || actual <= limit) return;
  const message = `${fieldName(pointer)} "${id}" has ${actual} characters; ${rules.carrierName} prints at most ${limit}.`;
  report.refuse('ITEM_TRANSACTION_ID_TOO_LONG', pointer, message, {
    actual,
    limit,
    unit: 'characters',
    ...rules.owner,
  });
}
