import { beforeAll, expect, test } from 'vitest';
import { CUSTOMS_ITEM, line, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();

beforeAll(async () => {
  const { accounts } = (await station.api.get('/station/v1/accounts')).body;
  const own = accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-f');
  const body = { ...own, customs: { postalItems: 'PARCEL_POST' } };
  expect((await station.api.call('PUT', '/station/v1/accounts/test-f', { body })).status).toBe(200);
});

/** To Switzerland, with so many tax numbers on its CN 23. */
const parcel = (numbers: number) =>
  request({
    ...{ carrierId: 'test-f', serviceType: '101', recipient: recipientIn('CH'), itemLines: [line()] },
    taxIndentifiers: Array.from({ length: numbers }, (_, i) => ({
      ...{
        identifierType: 'VAT',
        taxableEntityType: 'RECIPIENT',
        value: `CHE-123.456.7${10 + i} MWST ${'0'.repeat(60)}`,
      },
    })),
    customs: { customsItems: [CUSTOMS_ITEM] },
  });

test('what its customs form has no room for is refused before it is bought', async () => {
  const refusal = expect.objectContaining({ code: 'LABEL_DOES_NOT_FIT', pointer: '/carrierId' });
  expect((await station.api.check(parcel(50))).body).toMatchObject({ valid: false, errors: [refusal] });
  const { status, body } = await station.api.ship('full', parcel(50));
  expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(body.errors).toEqual([refusal]);
  expect((await station.api.get('/station/v1/shipments')).body.shipments).toEqual([]);
});

test('and bought where it has room', async () => {
  expect((await station.api.check(parcel(1))).body).toMatchObject({ valid: true });
  expect((await station.api.ship('fits', parcel(1))).status).toBe(200);
});
