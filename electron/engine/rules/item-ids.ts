import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import { fieldName, shorten } from './request/pointer.ts';
import type { WellFormed } from './request/well-formed.ts';
import type { PackageRules } from './packages/package-rules.ts';
import type { Report } from './report.ts';
import { codePoints, composed, isBlank } from './text-length.ts';

/** The id of each line; null where it is ill-formed, or missing while no transactionId is known to make one of. */
export type ItemIds = readonly (string | null)[];
type Lines = readonly (WellFormed<ItemLine> | undefined)[];

/** For ids that are sent to carriers which state no limit. */
const MAX_SENT = 100;

/**
 * An id of its own for each line, `<transactionId>-<n>` with n from 1 where none was sent (contract, section 3: required). An id that
 * meets one that the station assigns is as much a duplicate as two that were sent.
 */
export function itemIds(lines: Lines, transactionId: string | undefined, rules: PackageRules, report: Report): ItemIds {
  const isSent = lines.map((line) => !isBlank(line?.itemTransactionId));
  const ids = lines.map(
    (line, index) => (isSent[index] ? line?.itemTransactionId : assign(index, transactionId, report)) ?? null,
  );
  const taken = new Set(ids.filter((id, index) => id !== null && !isSent[index]));
  ids.forEach((id, index) => {
    if (id === null) return;
    const limit = rules.itemTransactionIdMaxLength ?? (isSent[index] ? MAX_SENT : Infinity);
    refuseTooLong(id, limit, pointerOf(index), rules, report);
    if (!isSent[index]) return;
    if (taken.has(id)) refuseDuplicate(id, pointerOf(index), report);
    taken.add(id);
  });
  return ids;
}

const pointerOf = (index: number) => `/itemLines/${index}/itemTransactionId`;

function assign(index: number, transactionId: string | undefined, report: Report): string | null {
  const isIllFormed = report.hasRefused(pointerOf(index)) || report.hasRefused(`/itemLines/${index}`);
  return transactionId === undefined || isIllFormed ? null : `${transactionId}-${index + 1}`;
}

function refuseTooLong(id: string, limit: number, pointer: string, { owner }: PackageRules, report: Report) {
  const actual = codePoints(composed(id, limit));
  if (actual <= limit) return;
  const message = `${fieldName(pointer)} "${shorten(id, 60)}" has ${actual} characters; at most ${limit} are allowed.`;
  report.refuse('ITEM_TRANSACTION_ID_TOO_LONG', pointer, message, { actual, limit, unit: 'characters', ...owner });
}

function refuseDuplicate(id: string, pointer: string, report: Report) {
  const message = `${fieldName(pointer)} must be unique in the request; "${shorten(id, 60)}" names another package too.`;
  report.refuse('ITEM_TRANSACTION_ID_DUPLICATE', pointer, message, { actual: shorten(id, 100) });
}
