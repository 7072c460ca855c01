import { crossesCustomsBorder, type Place } from '#shared/shipment/customs-border.ts';
import type { Customs } from '#shared/schema/shipping/customs.ts';
import { fieldName } from './request/pointer.ts';
import type { WellFormed } from './request/well-formed.ts';
import type { ItemIds } from './item-ids.ts';
import { checkMoney } from './money.ts';
import type { PackageRules } from './packages/package-rules.ts';
import { checkCountry } from './parties.ts';
import type { Report } from './report.ts';
import { isBlank } from './text-length.ts';

/** From where to where, as far as the request says; null where the country is not known. */
interface Way {
  from: Place | null;
  to: Place | null;
}

const EXPLANATION = '/customs/contentsExplanation';

/** Customs items belong to packages of the request, and are there where a customs border is crossed (contract, section 5: other checks). */
export function checkCustoms(
  customs: WellFormed<Customs> | null | undefined,
  { way, ids, rules, isPostal }: { way: Way; ids: ItemIds; rules: PackageRules; isPostal: boolean },
  report: Report,
): void {
  if (!customs?.customsItems?.length) warnMissing(way, report);
  if (customs?.contentsType === 'OTHER' && isBlank(customs.contentsExplanation ?? ''))
    report.refuse(
      'FIELD_REQUIRED',
      EXPLANATION,
      `${fieldName(EXPLANATION)} must say what contentsType OTHER stands for.`,
    );
  for (const charge of ['freightCharge', 'insuranceCharge'] as const)
    checkMoney(customs?.[charge], `/customs/${charge}`, rules, report);
  customs?.customsItems?.forEach((item, index) => {
    if (item === undefined) return;
    const pointer = `/customs/customsItems/${index}`;
    checkCountry(item.countryOfOrigin, `${pointer}/countryOfOrigin`, report);
    checkMoney(item.value, `${pointer}/value`, rules, report);
    const link = `${pointer}/referToItemTransactionId`;
    checkLink(item.referToItemTransactionId, link, ids, report);
    if (isPostal && ids.length > 1 && isBlank(item.referToItemTransactionId))
      report.refuse(
        'FIELD_REQUIRED',
        link,
        `${fieldName(link)} must say which package it is in: each postal item is declared apart.`,
      );
  });
}

function warnMissing({ from, to }: Way, report: Report) {
  if (from === null || to === null || !crossesCustomsBorder(from, to)) return;
  if (report.hasRefused('/customs') || report.hasRefused('/customs/customsItems')) return;
  const message = `The shipment crosses a customs border from ${from.countryCode} to ${to.countryCode}, and there are no customs items to declare.`;
  report.warn('CUSTOMS_MISSING', '/customs', message);
}

function checkLink(id: string | undefined, pointer: string, ids: ItemIds, report: Report) {
  if (id === undefined || isBlank(id) || ids.includes(id) || isYetToBeAssigned(id, ids)) return;
  const message = `${fieldName(pointer)} must name an item line of the request; "${id}" names none.`;
  report.refuse('CUSTOMS_ITEM_UNLINKED', pointer, message, { actual: id });
}

/** In a dry run without a transactionId the ids that the station will assign end in the number of their line. */
function isYetToBeAssigned(id: string, ids: ItemIds): boolean {
  const number = /-(\d+)$/.exec(id)?.[1];
  return number !== undefined && ids[Number(number) - 1] === null;
}
