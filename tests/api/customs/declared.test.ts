import { describe, expect, test } from 'vitest';
import { CUSTOMS_ITEM, internationalRequest } from '../../helpers/requests.ts';
import { shipping } from '../../helpers/shipping.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const { ship } = shipping(station, 'customs');

interface Fault {
  code: string;
  pointer: string;
}
const declaring = (customs: unknown) => ship(internationalRequest({ customs }));
const faultsOf = ({ body }: { body: { errors?: Fault[] } }) =>
  (body.errors ?? []).map(({ code, pointer }) => `${code} ${pointer}`).sort();
const kindsOf = ({ body }: { body: { data: { transactionShipments: { packageDocuments: Fault[] }[] } } }) =>
  body.data.transactionShipments.flatMap(({ packageDocuments }) =>
    (packageDocuments as unknown as { contentType: string }[]).map(({ contentType }) => contentType),
  );

describe('what is declared', () => {
  test('is whole: a customs item without description, quantity and value is refused, field by field, and nothing is bought', async () => {
    const answer = await declaring({ customsItems: [{}] });

    expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([422, 'VALIDATION_FAILED', 'not_made']);
    expect(faultsOf(answer)).toEqual([
      'FIELD_REQUIRED /customs/customsItems/0/description',
      'FIELD_REQUIRED /customs/customsItems/0/quantity',
      'FIELD_REQUIRED /customs/customsItems/0/value',
    ]);
  });

  test('is missing where the list is empty or not there: a warning, and no empty invoice', async () => {
    for (const customs of [{}, { customsItems: [] }, { contentsType: 'GIFT' }, { customsItems: null }]) {
      const answer = await declaring(customs);

      expect(answer.status, JSON.stringify(customs)).toBe(200);
      expect(answer.body.warnings.map(({ code }: Fault) => code)).toEqual(['CUSTOMS_MISSING']);
      expect(kindsOf(answer)).toEqual(['LABEL']);
    }
  });

  test('has one currency, in the goods and in what is charged beside them', async () => {
    const other = { amount: 7.5, currency: 'EUR' };
    const answer = await declaring({
      ...{ customsItems: [CUSTOMS_ITEM, { ...CUSTOMS_ITEM, value: other }] },
      ...{ freightCharge: other, insuranceCharge: other },
    });

    expect(faultsOf(answer)).toEqual([
      'FIELD_CONFLICT /customs/customsItems/1/value/currency',
      'FIELD_CONFLICT /customs/freightCharge/currency',
      'FIELD_CONFLICT /customs/insuranceCharge/currency',
    ]);
  });

  test('says what it is where it is nothing of the list', async () => {
    const customs = { contentsType: 'OTHER', customsItems: [CUSTOMS_ITEM] };

    expect(faultsOf(await declaring(customs))).toEqual(['FIELD_REQUIRED /customs/contentsExplanation']);
    expect(faultsOf(await declaring({ ...customs, contentsExplanation: ' ' }))).toEqual([
      'FIELD_REQUIRED /customs/contentsExplanation',
    ]);
    expect((await declaring({ ...customs, contentsExplanation: 'Exhibition goods' })).status).toBe(200);
    expect((await declaring({ ...customs, contentsType: 'repair' })).status).toBe(200);
  });
});
