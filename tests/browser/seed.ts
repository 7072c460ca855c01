import { recipientIn, request } from '../helpers/requests.ts';
import type { TestStation } from '../helpers/station.ts';

const SHIPMENTS = [
  ['ORDER-100231', { carrierId: 'test-f', serviceType: '101', recipient: recipientIn('DE') }],
  ['ORDER-100232', { carrierId: 'test-e', serviceType: '1^12', recipient: recipientIn('GB') }],
  ['ORDER-100233', {}],
  ['ORDER-100235', { itemLines: [{ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 3 } }] }],
  ['ORDER-100234', { itemLines: [{ itemCode: 'TEST-REJECT', weight: { units: 'LB', value: 2 } }] }],
] as const;

/** Shipments to show: of several carriers and countries, one in doubt, one refused. */
export async function seed({ api }: Pick<TestStation, 'api'>): Promise<void> {
  for (const [transactionId, changes] of SHIPMENTS) await api.ship(transactionId, request(changes));
}
