import { describe, expect, test } from 'vitest';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { membersOf } from './members.ts';
import { readRecordings } from './recordings.ts';
import { sent } from '../sent.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- recorded JSON of any shape */

/** What only we send, and why. */
const OURS: Readonly<Record<string, string>> = {
  reference: 'a purchase whose answer was lost is looked for by it',
  'shipments.reference': 'the same, of each package',
  carrier_accounts: 'an account buys from one carrier account; a recording that names none asks all',
  options: 'what is wanted of the label; recordings take it as it comes',
  'options.label_format': 'as above',
  'options.label_size': 'as above',
  'shipments.options': 'as above',
  'shipments.options.label_format': 'as above',
  'shipments.options.label_size': 'as above',
  'options.print_custom_1': 'an invoice number is printed, too, as every reference is',
  'customs_info.customs_items.currency': 'ours may be another one than USD',
};
/** What only recordings have, and why we do not send it. */
const THEIRS: Readonly<Record<string, string>> = {
  service: 'creates and buys in one call, which is never made',
  carrier: 'as above',
  insurance: 'named in the call that buys',
};

const recorded = readRecordings()
  .filter(
    ({ method, path, request }) =>
      method === 'POST' && /^\/(?:v2\/(?:shipments|orders)|beta\/rates)$/.test(path) && request,
  )
  .map(({ name, path, request }) => ({ name, path, recording: Object.values(request as object)[0] }))
  .filter(({ recording }) => recording?.to_address?.street1);

describe.skipIf(recorded.length === 0)('our requests have the members of the recorded ones', () => {
  test('there are some of each kind', () => {
    const counts = recorded.map(({ path }) => path).toSorted();
    const countOf = (path: string) => counts.filter((each) => each === path).length;
    expect(Object.fromEntries(counts.map((path) => [path, countOf(path)]))).toEqual({
      '/beta/rates': 3,
      '/v2/orders': 5,
      '/v2/shipments': 22,
    });
  });

  const differences = new Set<string>();

  test.each(recorded)('$name', ({ recording }) => {
    const ours = sent(
      (shipment) => asRecorded(shipment, recording),
      (recording.shipments ?? [{}]).map((_: any, n: number) => `p${n}`),
    );
    const [mine, theirs] = [membersOf(ours.shipment ?? ours.order), membersOf(recording)];
    const [onlyOurs, onlyTheirs] = [
      mine.filter((each) => !theirs.includes(each)),
      theirs.filter((each) => !mine.includes(each)),
    ];
    expect(theirs.length).toBeGreaterThan(10);
    expect(onlyOurs.filter((each) => !(each in OURS))).toEqual([]);
    expect(onlyTheirs.filter((each) => !(each in THEIRS))).toEqual([]);
    for (const each of [...onlyOurs, ...onlyTheirs]) differences.add(each);
    const parcels = (each: any) => (each.shipments ?? [each]).map(({ parcel }: any) => parcel);
    expect(parcels(ours.shipment ?? ours.order)).toEqual(parcels(recording));
  });

  test('each difference that has a reason occurs', () => {
    expect([...differences].toSorted()).toEqual([...Object.keys(OURS), ...Object.keys(THEIRS)].toSorted());
  });
});

/** Our shipment that says what the recorded request says. */
function asRecorded(shipment: PreparedShipment, recording: any): Partial<PreparedShipment> {
  const party = (sentAddress: any) => ({
    address: {
      ...{ countryCode: sentAddress.country, stateOrProvinceCode: sentAddress.state, city: sentAddress.city },
      ...{ zipCode: sentAddress.zip, streetLine1: sentAddress.street1, streetLine2: sentAddress.street2 ?? '' },
    },
    contact: { personName: sentAddress.name, phoneNumber: sentAddress.phone, emailAddress: sentAddress.email },
  });
  const parcels = (recording.shipments ?? [recording]).map((each: any) => each.parcel);
  const items = Array.isArray(recording.customs_info) ? undefined : recording.customs_info?.customs_items;
  const customs = items && {
    customsItems: items.map((each: any) => ({
      ...{ description: each.description, quantity: each.quantity, countryOfOrigin: each.origin_country },
      ...{
        harmonizedTariffCode: each.hs_tariff_number,
        value: { amount: each.value / each.quantity, currency: 'USD' },
      },
      weight: { units: 'LB', value: each.weight / 16 / each.quantity },
    })),
  };
  const taxIndentifiers = recording.tax_identifiers?.map((each: any) => ({
    ...{ identifierType: each.tax_id_type, value: each.tax_id },
    taxableEntityType: each.entity === 'SENDER' ? 'SHIPPER' : 'RECIPIENT',
  }));
  return {
    shipper: party(recording.from_address),
    request: { ...shipment.request, recipient: party(recording.to_address), customs, taxIndentifiers },
    packages: shipment.packages.map((each, index) => {
      const { weight, length, width, height } = parcels[index];
      const dimensions = length === undefined ? null : { units: 'IN' as const, length, width, height };
      const invoice = recording.options?.invoice_number;
      const references = invoice ? [{ key: 'ref1', label: 'Invoice number', value: invoice }] : [];
      return { ...each, references, transmitted: { weight: { units: 'LB' as const, value: weight / 16 }, dimensions } };
    }),
  };
}
