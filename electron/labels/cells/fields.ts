import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { LabelContent as Parts, LabelField } from '#shared/schema/accounts/labels/label-content.ts';
import { countryName } from '../label/address.ts';
import { weightText } from '../label/amounts.ts';
import { dateText } from '../label/texts.ts';

export type LabelFields = Readonly<Record<LabelField, string>>;

/** What each field of a label is for the package with the given index; empty where the shipment says nothing of it. */
export function labelFields(input: RenderInput, index: number, timeZone: string): LabelFields {
  const { shipment, trackingNumbers, platformTrackingNumbers, acceptedAt } = input;
  const { request, account, service, packages, sorting, order } = shipment;
  const { address, contact } = request.recipient;
  const pack = packages[index];
  const reference = (key: string) => pack?.references.find((each) => each.key === key)?.value ?? '';
  return {
    trackingNumber: trackingNumbers[index] ?? '',
    postalCode: address.zipCode ?? '',
    countryCode: address.countryCode,
    country: countryName(address.countryCode),
    city: address.city,
    recipientName: contact.personName || contact.companyName || '',
    sortCode: sorting?.sortCode ?? '',
    depot: sorting?.depot ?? '',
    route: sorting?.route ?? '',
    carrier: account.friendlyName,
    carrierCode: account.carrierCode,
    carrierId: account.carrierId,
    serviceName: service.name,
    serviceCode: service.serviceCode,
    packageNumber: String(index + 1),
    packageCount: String(packages.length),
    weight: pack?.transmitted.weight ? weightText(pack.transmitted.weight) : '',
    shipDate: dateText(acceptedAt, timeZone),
    orderNumber: order?.orderNumber ?? '',
    itemCode: pack?.itemCode ?? '',
    itemTransactionId: pack?.itemTransactionId ?? '',
    platformTrackingNumber: platformTrackingNumbers[index] ?? '',
    ref1: reference('ref1'),
    ref2: reference('ref2'),
    ref3: reference('ref3'),
    ref4: reference('ref4'),
    ref5: reference('ref5'),
  };
}

/** The parts in one; empty where none of its fields says anything, whatever stands around them. */
export function textOfParts(parts: Parts, fields: LabelFields): string {
  const values = parts.map(({ field, first }) => (field ? firstOf(fields[field], first) : null));
  const hasFields = values.some((value) => value !== null);
  if (hasFields && values.every((value) => value === null || value === '')) return '';
  return parts.map(({ text = '' }, i) => values[i] ?? text).join('');
}

const firstOf = (value: string, count: number | undefined) =>
  count === undefined ? value : Array.from(value).slice(0, count).join('');
