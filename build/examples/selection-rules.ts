import type { Call } from './recorder.ts';
import { parcel } from './requests.ts';

/** Rules that choose account and service: thought about, tried, stored, and asked. They are taken away again. */
export async function chooseByRules(call: Call): Promise<void> {
  const rules = [
    {
      name: 'Light',
      conditions: { countries: ['US'], weight: { upTo: 2, units: 'LB' as const } },
      choice: { carrierId: 'test-i', serviceType: 'I_GROUND' },
    },
    {
      name: 'Everything else in the country',
      conditions: { countries: ['US'] },
      choice: { carrierId: 'test-a', serviceType: 'A_GROUND', note: 'Tape both sides' },
    },
    {
      name: 'California',
      conditions: { countries: ['US'], postalAreas: ['90', '91'] },
      choice: { carrierId: 'test-b', serviceType: '03' },
    },
  ];
  const { version } = await call('readSelectionRules');
  await call('analyseSelectionRules', { body: { rules } });
  await call('trySelectionRules', { body: { rules: rules.slice(0, 2) } });
  const stored = await call('putSelectionRules', { body: { version, rules: rules.slice(0, 2) } });
  const { recipient } = parcel();
  const params = { source: 'shop', orderNumber: '1003' };
  const lines = [{ sku: 'MUG', quantity: 2, weight: { units: 'LB', value: 0.75 } }];
  await call('putOrder', { params, body: { recipient, lines } });
  await call('readOrderSelection', { params });
  await call('putSelectionRules', { body: { version: stored.version, rules: [] } });
}
