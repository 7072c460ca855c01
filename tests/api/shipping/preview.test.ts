import { describe, expect, test } from 'vitest';
import { CUSTOMS_ITEM, DOMESTIC, internationalRequest, recipientIn, request } from '../../helpers/requests.ts';
import { handClock } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const PATH = '/station/v1/shipments/preview';

describe('the preview of a label', () => {
  // A PDF says when it was made: between two of them no second passes.
  const station = useStation({ clock: handClock() });

  test.each(DOMESTIC)('is a PDF for %s %s', async (carrierId, serviceType, country) => {
    const answer = await station.api.post(PATH, request({ carrierId, serviceType, recipient: recipientIn(country) }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(answer.body as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  test('shows the package that was asked for, and the last one where there are fewer', async () => {
    const lines = [1, 2].map((n) => ({ itemTransactionId: `p${n}`, weight: { units: 'LB', value: n } }));
    const page = async (n: number) =>
      Buffer.from((await station.api.post(`${PATH}?package=${n}`, request({ itemLines: lines }))).body as Uint8Array);
    expect(await page(2)).not.toEqual(await page(1));
    expect(await page(9)).toEqual(await page(2));
  });

  test('of goods that name their packages by the ids that these will have is drawn, and so are its prices asked for', async () => {
    const goods = (id: string) => ({ ...CUSTOMS_ITEM, referToItemTransactionId: id });
    const body = internationalRequest({
      itemLines: [{ weight: { units: 'LB', value: 1 } }, { weight: { units: 'LB', value: 2 } }],
      customs: { customsItems: [goods('ORDER-7-1'), goods('ORDER-7-2')] },
    });
    expect((await station.api.check(body)).body).toMatchObject({ valid: true });
    expect((await station.api.post(PATH, body)).status).toBe(200);
    const { accounts } = (await station.api.post('/station/v1/shipments/rates', body)).body;
    const own = accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-a');
    expect(own.notQuoted.flatMap(({ errors }: { errors: { code: string }[] }) => errors)).not.toContainEqual(
      expect.objectContaining({ code: 'CUSTOMS_ITEM_UNLINKED' }),
    );
  });

  test('tells what has to be put right first', async () => {
    const answer = await station.api.post(PATH, request({ itemLines: [{ weight: { units: 'LB', value: 151 } }] }));
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].code).toBe('WEIGHT_OVER_LIMIT');
  });

  test('records nothing and takes no number', async () => {
    await station.api.post(PATH, request());
    expect((await station.api.get('/station/v1/shipments')).body.shipments).toEqual([]);
    const bought = await station.api.ship('first', request());
    expect(bought.body.data.transactionShipments[0].platformTrackingNumber).toMatch(/^PB..0000000001/);
  });
});
