import { createSendcloudAdapter } from '#electron/adapters/sendcloud/index.ts';
import { connectorFaults } from '../connectors/faults.ts';
import { KEYS, startSendcloud, type SendcloudFake } from './fake.ts';
import { SERVICES } from './orders.ts';

const sendcloud = (fake: unknown) => fake as SendcloudFake;

connectorFaults({
  name: 'sendcloud',
  startFake: startSendcloud,
  create: (fake) => (ports) => createSendcloudAdapter(ports, sendcloud(fake).address),
  account: () => ({ adapter: { type: 'sendcloud', ...KEYS }, services: SERVICES }),
  request: { serviceType: 'postnl:standard' },
  steps: ['announce'],
  own: [
    {
      name: 'a 201 whose announcement failed is no sale',
      arrange: (fake) => sendcloud(fake).next({ kind: 'fails', words: 'The carrier knows no such postal code.' }),
      state: 'REJECTED',
      sales: 0,
    },
    {
      name: 'a 201 without a shipment',
      arrange: (fake) => sendcloud(fake).next({ kind: 'no-shipment' }),
      state: 'UNKNOWN',
      sales: 0,
    },
    {
      name: 'a second parcel whose announcement failed',
      arrange: (fake) => sendcloud(fake).next({ kind: 'fails-in-part' }),
      packages: 2,
      state: 'UNKNOWN',
      sales: 1,
    },
    {
      name: 'a parcel that is still being announced',
      arrange: (fake) => sendcloud(fake).next({ kind: 'without-number' }),
      state: 'UNKNOWN',
      sales: 1,
    },
    {
      name: 'an unpaid account',
      arrange: (fake) =>
        sendcloud(fake).next({ kind: 'refused', status: 402, code: 'forbidden', words: 'Pay your invoices first.' }),
      state: 'REJECTED',
      sales: 0,
    },
    {
      name: 'a refusal of which the service does not say what the carrier did',
      arrange: (fake) =>
        sendcloud(fake).next({ kind: 'refused', status: 400, code: 'parcel_announcement_error', words: 'No answer.' }),
      state: 'UNKNOWN',
      sales: 0,
    },
    {
      name: 'a refusal that tells of a carrier which did not answer',
      arrange: (fake) =>
        sendcloud(fake).next({ kind: 'refused', status: 400, code: 'invalid', words: 'The carrier timed out.' }),
      state: 'UNKNOWN',
      sales: 0,
    },
    {
      name: 'a 201 whose announcement failed because the carrier did not answer',
      arrange: (fake) => sendcloud(fake).next({ kind: 'fails', words: 'No response from the carrier.' }),
      state: 'UNKNOWN',
      sales: 0,
    },
    {
      name: 'labels that are not there yet',
      arrange(fake) {
        sendcloud(fake).next({ kind: 'without-label' });
        sendcloud(fake).labels('gone');
      },
      state: 'PURCHASED',
      sales: 1,
    },
    {
      name: 'labels at a host that nobody named',
      arrange: (fake) => sendcloud(fake).labels('elsewhere'),
      packages: 2,
      state: 'PURCHASED',
      sales: 1,
    },
  ],
});
