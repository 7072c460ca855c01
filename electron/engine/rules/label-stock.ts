import type { Account } from '#shared/schema/accounts/account.ts';
import { stocksOf, type ImageType, type LabelStock } from '#shared/schema/shipping/label-specification.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { imageTypeOf, stockOf } from './request/prepare.ts';
import type { WellFormed } from './request/well-formed.ts';
import type { Report } from './report.ts';

/** Refuses a stock that no printer of the format holds, also where a code of the account stands for it (LABELS-16). */
export function checkLabelStock(
  { labelSpecification }: WellFormed<ShipmentRequest>,
  stockCodes: Account['stockCodes'],
  report: Report,
): void {
  const imageType = imageTypeOf(labelSpecification);
  const stock = stockOf(labelSpecification, { stockCodes });
  const allowed = stocksOf(imageType);
  if (allowed.includes(stock)) return;
  const sent = labelSpecification?.labelStockType ?? stock;
  report.refuse('VALUE_NOT_ALLOWED', '/labelSpecification/labelStockType', unfitStock(imageType, stock, sent), {
    actual: sent,
    allowed: [...allowed],
  });
}

/** Says why labels of the format cannot be on the stock. */
export function unfitStock(imageType: ImageType, stock: LabelStock, sent: string = stock): string {
  const said = sent.toUpperCase() === stock ? `"${sent}"` : `"${sent}", which is ${stock} here`;
  return `${imageType} is for label printers, which hold ${stocksOf(imageType).join(', ')}; it is ${said}.`;
}
