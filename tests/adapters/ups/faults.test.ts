import { createUpsAdapter } from '#electron/adapters/ups/index.ts';
import { connectorFaults } from '../connectors/faults.ts';
import { errors, KEYS, soldNothing, startUps, type UpsFake } from './fake.ts';
import { config, GROUND } from './ups.ts';

const ups = (fake: unknown) => fake as UpsFake;

connectorFaults({
  name: 'ups',
  startFake: startUps,
  create: (fake) => (ports) => createUpsAdapter(ports, fake.url),
  account: () => ({
    carrier: 'CARRIER_B',
    carrierCode: 'UPS',
    services: [GROUND],
    adapter: config({ clientSecret: KEYS.clientSecret }),
  }),
  request: { serviceType: GROUND.serviceCode },
  steps: ['ship'],
  own: [
    {
      name: 'an account that UPS refuses',
      arrange: (fake) => ups(fake).answerNext(errors('120100', 'Missing or invalid shipper number')),
      state: 'REJECTED',
      sales: 0,
    },
    {
      name: 'a fault of UPS’s own, said as a 400',
      arrange: (fake) => ups(fake).answerNext(errors('20001', 'General process failure')),
      state: 'UNKNOWN',
      sales: 0,
    },
    {
      name: 'a refusal because there is one already',
      arrange: (fake) =>
        ups(fake).answerNext(errors('120021', 'The same shipment cannot be requested to be created more than once.')),
      state: 'UNKNOWN',
      sales: 0,
    },
    {
      name: 'a 200 that is no sale',
      arrange: (fake) => ups(fake).answerNext({ json: soldNothing }),
      state: 'UNKNOWN',
      sales: 0,
    },
    {
      name: 'a second package that is not sold',
      arrange: (fake) => ups(fake).sellFirstOnly(),
      packages: 2,
      state: 'UNKNOWN',
      sales: 1,
    },
    {
      name: 'a label that is not there yet',
      arrange: (fake) => ups(fake).recoverAs('nothing'),
      state: 'PURCHASED',
      sales: 1,
    },
    {
      name: 'a label whose recovery is redirected',
      arrange: (fake) => fake.fail('recovery', 'redirect', true),
      state: 'PURCHASED',
      sales: 1,
    },
  ],
});
