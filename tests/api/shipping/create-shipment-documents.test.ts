import { describe, expect, test } from 'vitest';
import { internationalRequest, line, request } from '../../helpers/requests.ts';
import { bytesOf, shipping } from '../../helpers/shipping.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const { newId, ship, shipped } = shipping(station, 'documents');

describe('its documents', () => {
  const documentsOf = async (path: string) => {
    const answer = await station.api.call('POST', path, { body: request(), headers: { transactionId: newId() } });
    return answer.body.data.transactionShipments[0].packageDocuments as Record<string, string | null>[];
  };

  test('are links with ?documents=url, and the link gives the bytes without a token', async () => {
    const [document] = await documentsOf('/v1/shipment?documents=url');

    expect(document?.['fileBase64']).toBeNull();
    expect(document?.['fileUrl']).toMatch(
      new RegExp(`^${station.baseUrl}/files/[0-9a-f]{32}\\?exp=[0-9]+&sig=[\\w-]+$`),
    );
    const file = await fetch(String(document?.['fileUrl']));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await file.text()).startsWith('%PDF-1')).toBe(true);
  });

  test("are what the station's setting says, unless the call says otherwise", async () => {
    const { body: settings } = await station.api.get('/station/v1/settings');
    await station.api.call('PUT', '/station/v1/settings', { body: { ...settings, documents: 'url' } });

    expect((await documentsOf('/v1/shipment'))[0]?.['fileUrl']).toMatch(/^http/);
    expect((await documentsOf('/v1/shipment?documents=base64'))[0]).toMatchObject({ fileUrl: null });
    await station.api.call('PUT', '/station/v1/settings', { body: settings });
  });

  test('another value of ?documents is 400 FIELD_INVALID and buys nothing', async () => {
    const id = newId();
    const answer = await station.api.call('POST', '/v1/shipment?documents=fax', {
      body: request(),
      headers: { transactionId: id },
    });

    expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([400, 'FIELD_INVALID', 'not_made']);
    expect((await station.api.get(`/station/v1/shipments/by-transaction/${id}`)).status).toBe(404);
  });

  test('an international shipment with customs carries a commercial invoice on the first package', async () => {
    const two = ['p1', 'p2'].map((itemTransactionId) => line({ itemTransactionId }));
    const { transactionShipments } = await shipped(internationalRequest({ itemLines: two }));
    const kinds = transactionShipments.map((item) => item.packageDocuments.map(({ contentType }) => contentType));
    const invoice = transactionShipments[0]?.packageDocuments[1];

    expect(kinds).toEqual([['LABEL', 'COMMERCIAL_INVOICE'], ['LABEL']]);
    expect(invoice?.imageType).toBe('pdf');
    expect(bytesOf(invoice)).toMatch(/^%PDF-1/);
  });

  test('an international shipment without customs has a warning and no invoice', async () => {
    const { body } = await ship(internationalRequest({ customs: null }));

    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(['CUSTOMS_MISSING']);
    expect(body.data.transactionShipments[0].packageDocuments).toHaveLength(1);
  });

  test.each([
    'STOCK_4X6',
    'STOCK_4X8',
    'PAPER_4X6',
    'PAPER_LETTER',
    'PAPER_A4',
    'PAPER_A5',
    'PAPER_A6',
    'NONE',
    'none',
    '7',
  ])('labelStockType %s is taken and echoed', async (labelStockType) => {
    const data = await shipped(request({ labelSpecification: { labelStockType } }));

    expect(data.labelSpecification).toEqual({ imageType: null, labelStockType });
  });

  test.each(['EPL', 'ZPL'])(
    '%s for paper that no label printer holds is refused, and nothing is bought',
    async (imageType) => {
      const body = request({ labelSpecification: { imageType, labelStockType: 'PAPER_A4' } });
      const refused = { code: 'VALUE_NOT_ALLOWED', pointer: '/labelSpecification/labelStockType', actual: 'PAPER_A4' };
      const answer = await ship(body);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ purchase: 'not_made', errors: [refused] });

      const checked = await station.api.post('/station/v1/shipments/check', body);
      expect(checked.body).toMatchObject({ valid: false, errors: [refused] });
    },
  );
});
