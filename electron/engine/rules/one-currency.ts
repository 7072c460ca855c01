import type { Money } from '#shared/schema/shipping/money.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { fieldName } from './request/pointer.ts';
import type { WellFormed } from './request/well-formed.ts';
import type { Report } from './report.ts';

/** A shipment has one currency (contract, section 5: other checks): the first that it names; every other is a FIELD_CONFLICT. */
export function checkOneCurrency(request: WellFormed<ShipmentRequest>, report: Report): void {
  const [first, ...others] = [...currencies(request)];
  if (!first) return;
  for (const { currency, pointer } of others) {
    if (currency === first.currency) continue;
    const message = `${fieldName(pointer)} is ${currency}, and ${fieldName(first.pointer)} is ${first.currency}: a shipment has one currency.`;
    report.refuse('FIELD_CONFLICT', pointer, message, { actual: currency, allowed: [first.currency] });
  }
}

/** Every currency that a shipment names, and where. */
export function* currencies({ itemLines, customs }: WellFormed<ShipmentRequest>) {
  for (const [index, line] of (itemLines ?? []).entries()) {
    const pointer = `/itemLines/${index}`;
    if (line?.declaredInfo) yield* currencyOf(line.declaredInfo, `${pointer}/declaredInfo`);
    else yield* currencyOf(line?.itemSpecialService?.declaredInfo, `${pointer}/itemSpecialService/declaredInfo`);
  }
  for (const [index, item] of (customs?.customsItems ?? []).entries())
    yield* currencyOf(item?.value, `/customs/customsItems/${index}/value`);
  yield* currencyOf(customs?.freightCharge, '/customs/freightCharge');
  yield* currencyOf(customs?.insuranceCharge, '/customs/insuranceCharge');
}

function* currencyOf(money: WellFormed<Money> | null | undefined, pointer: string) {
  if (money?.currency !== undefined) yield { currency: money.currency, pointer: `${pointer}/currency` };
}
