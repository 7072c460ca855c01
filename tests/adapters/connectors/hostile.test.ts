import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSale as easypostSale } from '#electron/adapters/easypost/map-sale.ts';
import { readError, readPurchase } from '#electron/adapters/easypost/read-answer.ts';
import * as gls from '#electron/adapters/gls/mapping.ts';
import { noSale } from '#electron/adapters/sendcloud/map-error.ts';
import { outcomeOf, readShipment } from '#electron/adapters/sendcloud/map-response.ts';
import { toFound, toSale as upsSale } from '#electron/adapters/ups/map-response.ts';
import { toVoidOutcome } from '#electron/adapters/ups/map-void.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { isCost } from '#shared/schema/shipping/cost.ts';
import { orderOf } from './order.ts';

const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, {}, '', 'label', 1e308, -1));
/** The member as the service has it, or anything in its place. */
const or = (...values: unknown[]) => fc.oneof(fc.constantFrom(...values), anything);
const listOf = (each: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: fc.array(each, { maxLength: 3 }) }, anything);
/** An object in which any of the members may be missing. */
const some = (members: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof({ weight: 4, arbitrary: fc.record(members, { requiredKeys: [] }) }, anything);

const answerOf = (json: unknown, status = 200) => ({
  ...{ status, contentType: 'application/json', headers: {} },
  body: Buffer.from(JSON.stringify(json) ?? ''),
});
const RUNS = { numRuns: 3000 };

function expectSound(outcome: PurchaseOutcome | null): void {
  if (outcome?.kind !== 'purchased') return;
  for (const number of outcome.trackingNumbers) expect(number).toMatch(/^[\x21-\x7e]{0,100}$/);
  if (outcome.cost) expect(isCost(outcome.cost)).toBe(true);
  for (const [, noted] of Object.entries(outcome.notes ?? {}))
    for (const id of [noted].flat()) expect(id).toEqual(expect.any(String));
}

const items = ['p1', 'p2'];

test('whatever EasyPost answers, reading it does not fail, and numbers and prices are such', () => {
  const { shipment } = orderOf({ type: 'easypost', mode: 'TEST', carrierAccountId: 'ca_1' }, { items });
  const rate = some({ service: or('A'), rate: or('1.50', 2.5), currency: or('USD'), carrier_account_id: or('ca_1') });
  const each = some({
    ...{ id: or('shp_1', 'shp_2'), tracking_code: or('EP1'), selected_rate: rate, refund_status: anything },
    ...{ postage_label: some({ label_url: anything, label_file_type: anything }), messages: listOf(anything) },
    forms: listOf(some({ form_url: anything, form_type: or('commercial_invoice') })),
  });
  const noted = { orderId: 'order_1', shipmentIds: ['shp_1', 'shp_2'] };
  fc.assert(
    fc.property(some({ id: anything, shipments: listOf(each), rates: listOf(rate), error: anything }), (body) => {
      expectSound(easypostSale(readPurchase(body), noted, shipment));
      readError(body);
    }),
    RUNS,
  );
});

test('whatever Sendcloud answers, reading it does not fail, and numbers are such', () => {
  const { shipment } = orderOf({ type: 'sendcloud', publicKey: 'p' }, { items });
  const parcel = some({
    status: some({ code: or('READY_TO_SEND', 'ANNOUNCEMENT_FAILED'), message: anything }),
    ...{ id: or(1, 'a'), tracking_number: or('3S1'), label_file: or('JVBERi0x') },
    documents: listOf(some({ type: or('label', 'cn23'), document_type: anything, link: or('https://a.b/c') })),
  });
  const errors = listOf(some({ detail: anything, source: some({ pointer: anything }) }));
  fc.assert(
    fc.property(some({ id: or('a'), external_reference_id: anything, parcels: listOf(parcel), errors }), (body) => {
      const announced = readShipment(body);
      if (announced) expectSound(outcomeOf(announced, shipment, 201));
      expect(noSale(answerOf(body, 201), 'Sendcloud').kind).toBe('unknown');
    }),
    RUNS,
  );
});

test('whatever UPS answers, reading it does not fail, and numbers and prices are such', () => {
  const order = orderOf({ type: 'ups', accountNumber: 'A1B2C3', host: 'onlinetools.ups.com' }, { items });
  const number = or('1ZA1B2C30300000001', '1ZA1B2C30300000002');
  const image = some({ ImageFormat: some({ Code: or('GIF', 'ZPL') }), GraphicImage: or('XlhB') });
  const label = {
    TrackingNumber: number,
    ShippingLabel: image,
    LabelImage: image,
    Status: some({ Code: or('0', '1') }),
  };
  const charge = some({ MonetaryValue: or('1.50', 2), CurrencyCode: or('USD') });
  const results = some({
    ...{ ShipmentIdentificationNumber: number, NegotiatedRateCharges: some({ TotalCharge: charge }) },
    ...{ ShipmentCharges: some({ TotalCharges: charge }), Form: some({ Image: image }) },
    ...{
      PackageResults: listOf(some(label)),
      LabelResults: listOf(some(label)),
      PackageLevelResults: listOf(some(label)),
    },
    ...{
      TrackingCandidate: listOf(some({ TrackingNumber: number })),
      SummaryResult: some({ Status: some({ Code: or('1') }) }),
    },
  });
  fc.assert(
    fc.property(results, (json) => {
      expectSound(upsSale(answerOf({ ShipmentResponse: { ShipmentResults: json } }), order));
      expectSound(toFound(answerOf({ LabelRecoveryResponse: json }), order));
      try {
        expect(['voided', 'refused']).toContain(toVoidOutcome(answerOf({ VoidShipmentResponse: json }), false).kind);
      } catch (error) {
        expect(error).toBeInstanceOf(DiagnosticError);
      }
    }),
    RUNS,
  );
});

test('whatever GLS answers, reading it does not fail, and numbers are such', () => {
  const order = orderOf({ type: 'gls', contactId: 'c', host: 'api.gls-group.net' }, { items });
  const own = { ShipmentReference: listOf(or(order.attempt.ownId)), ShipmentUnitReference: listOf(or('p1', 'p2')) };
  const parcel = some({ TrackID: or('ZX000001', 'ZX000002'), ...own });
  const print = some({ LabelFormat: or('ZEBRA'), Data: listOf(or('XlhB')) });
  const body = some({
    CreatedShipment: some({ ParcelData: listOf(parcel), PrintData: listOf(print) }),
    ...{ UnitItems: listOf(parcel), TrackID: or('ZX000001'), Result: or('CANCELLED') },
  });
  fc.assert(
    fc.property(body, (json) => {
      expectSound(gls.toOutcome(answerOf(json, 201), order));
      expectSound(gls.toFound(answerOf(json), order));
      gls.labelIn(answerOf(json), 'ZX000001', 1);
      try {
        expect(gls.toGivenBack(answerOf(json), 'ZX000001')).toBe('voided');
      } catch (error) {
        expect(error).toBeInstanceOf(DiagnosticError);
      }
    }),
    RUNS,
  );
});
