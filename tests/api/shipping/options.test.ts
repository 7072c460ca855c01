import { describe, expect, test } from 'vitest';
import type { ShippingOption } from '#shared/schema/accounts/shipping-option.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const parcel = (value: number, units = 'KG') => ({ itemLines: [{ weight: { units, value } }] });

async function optionsFor(changes: Record<string, unknown>): Promise<ShippingOption[]> {
  const { carrierId: _carrierId, serviceType: _serviceType, ...body } = request(changes);
  const answer = await station.api.post('/station/v1/shipments/options', body);
  expect(answer.status).toBe(200);
  return answer.body.options;
}
const servicesOf = (options: ShippingOption[]) =>
  options.map(({ carrierId, serviceCode }) => `${carrierId} ${serviceCode}`);
const find = (options: ShippingOption[], service: string) =>
  options.find(({ carrierId, serviceCode }) => `${carrierId} ${serviceCode}` === service);

describe('the options of a shipment', () => {
  test('answer for every service of every account, possible ones first', async () => {
    const options = await optionsFor({ recipient: recipientIn('DE'), ...parcel(5) });
    const { body } = await station.api.get('/station/v1/accounts');
    const services = body.accounts.flatMap((account: { services: unknown[] }) => account.services);

    expect(options).toHaveLength(services.length);
    const lastPossible = options.findLastIndex(({ possible }) => possible);
    expect(options.slice(0, lastPossible).every(({ possible }) => possible)).toBe(true);
    expect(servicesOf(options.filter(({ possible }) => possible))).toEqual(
      expect.arrayContaining(['test-f 101', 'test-g PARCEL', 'test-a A_EXPRESS_INTERNATIONAL']),
    );
  });

  test('say of each service that cannot carry it which rule it breaks, and how much room the others leave', async () => {
    const options = await optionsFor({ recipient: recipientIn('DE'), ...parcel(35) });

    expect(find(options, 'test-f 101')).toMatchObject({
      possible: false,
      serviceName: expect.any(String),
      errors: [{ code: 'WEIGHT_OVER_LIMIT', pointer: '/itemLines/0/weight/value', actual: 35, limit: 31.5 }],
    });
    expect(find(options, 'test-g PARCEL')).toMatchObject({ possible: true, errors: [] });
    expect(find(options, 'test-g PARCEL')?.packages[0]?.headroom).toContainEqual({
      measure: 'WEIGHT',
      actual: 35,
      limit: 40,
      headroom: 5,
      unit: 'KG',
    });
    expect(find(options, 'test-i I_GROUND')?.errors.map(({ code }) => code)).toContain('SERVICE_NOT_AVAILABLE');
  });

  test('look at no account and service that the body names', async () => {
    const named = await station.api.post('/station/v1/shipments/options', request({ carrierId: 'nobody' }));
    expect(named.body.options).toEqual(await optionsFor({}));
  });

  test('leave out an account that was removed', async () => {
    await station.api.call('DELETE', '/station/v1/accounts/test-h');
    expect(servicesOf(await optionsFor({})).filter((service) => service.startsWith('test-h'))).toEqual([]);
  });

  test('of a body that is not an object are refused', async () => {
    const answer = await station.api.post('/station/v1/shipments/options', [1]);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });
});
