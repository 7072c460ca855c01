import { createGlsAdapter } from '#electron/adapters/gls/index.ts';
import { connectorFaults } from '../connectors/faults.ts';
import { KEYS, no, startGls, type GlsFake } from './fake.ts';
import { config, PARCEL } from './gls.ts';

const gls = (fake: unknown) => fake as GlsFake;

connectorFaults({
  name: 'gls',
  startFake: startGls,
  create: (fake) => (ports) => createGlsAdapter(ports, fake.url),
  account: () => ({
    carrier: 'CARRIER_G',
    carrierCode: 'GLS',
    services: [PARCEL],
    adapter: config({ clientSecret: KEYS.clientSecret }),
  }),
  request: { serviceType: PARCEL.serviceCode, labelSpecification: { imageType: 'ZPL' } },
  steps: ['ship'],
  own: [
    {
      name: 'a refusal in headers',
      arrange: (fake) => gls(fake).answerNext('ship', no('NOT_TAKEN', 'The postal code does not exist.')),
      state: 'REJECTED',
      sales: 0,
    },
    {
      name: 'a 400 that nobody signed',
      arrange: (fake) => gls(fake).answerNext('ship', { status: 400, json: {} }),
      state: 'UNKNOWN',
      sales: 0,
    },
    {
      name: 'a fault of GLS’s own, with headers',
      arrange: (fake) => gls(fake).answerNext('ship', no('INTERNAL', 'Something broke.', 500)),
      state: 'UNKNOWN',
      sales: 0,
    },
    {
      name: 'a second parcel that is not sold',
      arrange: (fake) => gls(fake).behave('first only'),
      packages: 2,
      state: 'UNKNOWN',
      sales: 1,
    },
    {
      name: 'a sale without labels',
      arrange: (fake) => gls(fake).behave('no labels'),
      state: 'UNKNOWN',
      sales: 1,
    },
    {
      name: 'labels of several parcels that cannot be had yet',
      arrange: (fake) => gls(fake).fail('reprint', 'reset', true),
      packages: 2,
      state: 'PURCHASED',
      sales: 1,
    },
  ],
});
