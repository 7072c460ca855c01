import { describe, expect, test } from 'vitest';
import { createShipengineAdapter } from '#electron/adapters/shipengine/index.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { CUSTOMS_ITEM, findings, line, request } from '../../helpers/requests.ts';
import { preparedShipment } from '../../ledger/samples.ts';
import { memorySecrets } from '../memory-secrets.ts';
import { accountOf } from './account.ts';
import type { ProfileName } from './fake.ts';

const { definition } = createShipengineAdapter({ secrets: memorySecrets() });
const { shipper, service } = preparedShipment();

function faultsOf(changes: Record<string, unknown>, profile: ProfileName = 'SHIPENGINE') {
  const { adapter: config } = accountOf(profile);
  const sound = { request: request(changes) as unknown as ShipmentRequest, shipper, service, config };
  return [...(definition.requestFaults?.(sound) ?? [])];
}
const item = (changes: object = {}) => ({ ...CUSTOMS_ITEM, ...changes });
const two = [line({ itemTransactionId: 'p1' }), line({ itemTransactionId: 'p2' })];

describe('what the service has no room for is refused before anything is sent', () => {
  test('a plain request is taken', () => expect(faultsOf({})).toEqual([]));

  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'a fourth message',
      { itemLines: [line({ customerReference: { ref4: 'D' } })] },
      ['FIELD_NOT_SUPPORTED /itemLines/0/customerReference/ref4'],
    ],
    ['a format', { labelSpecification: { imageType: 'epl2' } }, ['VALUE_NOT_ALLOWED /labelSpecification/imageType']],
    [
      'a stock',
      { labelSpecification: { labelStockType: 'STOCK_4X8' } },
      ['VALUE_NOT_ALLOWED /labelSpecification/labelStockType'],
    ],
    [
      'a sheet in a format of its own',
      { labelSpecification: { imageType: 'zplii', labelStockType: 'PAPER_LETTER' } },
      ['VALUE_NOT_ALLOWED /labelSpecification/imageType'],
    ],
    [
      'a packaging that is no code',
      { itemLines: [line({ packageCode: 'My Box' })] },
      ['FIELD_NOT_SUPPORTED /itemLines/0/packageCode'],
    ],
    [
      'a description of 101 characters',
      { customs: { customsItems: [item({ description: 'ä'.repeat(101) })] } },
      ['FIELD_TOO_LONG /customs/customsItems/0/description'],
    ],
    [
      'a description that is too long with what it is made of',
      {
        customs: { customsItems: [item({ description: 'a'.repeat(95), fabricContent: 'cotton' })] },
      },
      ['FIELD_TOO_LONG /customs/customsItems/0/description'],
    ],
    [
      'customs items of no package',
      { itemLines: two, customs: { customsItems: [item()] } },
      ['FIELD_REQUIRED /customs/customsItems/0/referToItemTransactionId'],
    ],
    [
      'half a tax identifier',
      { taxIndentifiers: [{ identifierType: 'VAT' }] },
      ['FIELD_REQUIRED /taxIndentifiers/0/taxableEntityType', 'FIELD_REQUIRED /taxIndentifiers/0/value'],
    ],
    ['a kind of payment', { paymentOption: { paymentType: 'CASH' } }, ['VALUE_NOT_ALLOWED /paymentOption/paymentType']],
    ['a payor of nobody', { paymentOption: { payor: '123' } }, ['FIELD_NOT_SUPPORTED /paymentOption/payor']],
    [
      'half a third party',
      { paymentOption: { paymentType: 'THIRD_PARTY', payor: '123' } },
      ['FIELD_INVALID /paymentOption/payor'],
    ],
    [
      'terms without customs',
      { paymentOption: { paymentTerms: 'DDP' } },
      ['FIELD_NOT_SUPPORTED /paymentOption/paymentTerms'],
    ],
  ])('%s', (_, changes, expected) => expect(findings(faultsOf(changes))).toEqual(expected));

  test('a length with its limit, in the name of the service', () => {
    const [fault] = faultsOf({ customs: { customsItems: [item({ description: 'x'.repeat(120) })] } }, 'SHIPSTATION');
    expect(fault).toMatchObject({ actual: 120, limit: 100, unit: 'characters' });
    expect(fault?.message).toContain('ShipStation takes at most 100');
  });

  test('paper of Europe at ShipEngine, not at ShipStation; a recipient’s phone the other way round', () => {
    const changes = {
      labelSpecification: { labelStockType: 'PAPER_A6' },
      recipient: { ...(request()['recipient'] as object), contact: { personName: 'Jane' } },
    };
    expect(faultsOf(changes)).toEqual([]);
    expect(findings(faultsOf(changes, 'SHIPSTATION'))).toEqual([
      'FIELD_REQUIRED /recipient/contact/phoneNumber',
      'VALUE_NOT_ALLOWED /labelSpecification/labelStockType',
    ]);
  });
});
