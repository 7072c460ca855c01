import { connectorFaults, type OwnFault } from '../connectors/faults.ts';
import { createShipengineAdapter } from '#electron/adapters/shipengine/index.ts';
import { accountOf } from './account.ts';
import { describedAs } from './description.ts';
import { startShipengine, type NextPurchase, type ProfileName, type ShipengineFake } from './fake.ts';

const fakeOf = (fake: unknown) => fake as ShipengineFake;
const refusing =
  (errors: Extract<NextPurchase, { kind: 'refuse' }>['errors'], sold = false): OwnFault['arrange'] =>
  (fake) =>
    fakeOf(fake).next({ kind: 'refuse', errors, sold });

const own: OwnFault[] = [
  {
    name: 'a refusal of the carrier',
    arrange: refusing([{ type: 'business_rules', message: 'The postal code is invalid.' }]),
    ...{ state: 'REJECTED', sales: 0 },
  },
  {
    name: 'an empty wallet',
    arrange: refusing([{ type: 'account_status', code: 'insufficient_funds', message: 'Add funds.' }]),
    ...{ state: 'REJECTED', sales: 0 },
  },
  {
    name: 'a carrier that did not answer the service, and sold',
    arrange: refusing([{ type: 'business_rules', message: 'The carrier API timed out.' }], true),
    ...{ state: 'UNKNOWN', sales: 1 },
  },
  {
    name: 'a fault of the service that is called a refusal',
    arrange: refusing([{ type: 'system', code: 'unspecified', message: 'Something went wrong.' }], true),
    ...{ state: 'UNKNOWN', sales: 1 },
  },
  {
    name: 'our id that is taken already',
    arrange: refusing([{ code: 'identifier_conflict', message: 'external_shipment_id is in use' }], true),
    ...{ state: 'UNKNOWN', sales: 1 },
  },
  {
    name: 'a 200 that is no sale',
    arrange: (fake) => fakeOf(fake).next({ kind: 'error' }),
    state: 'UNKNOWN',
    sales: 0,
  },
  {
    name: 'a label that is still being made',
    arrange: (fake) => fakeOf(fake).next({ kind: 'processing' }),
    ...{ state: 'UNKNOWN', sales: 1 },
  },
  {
    name: 'a second parcel without a number',
    arrange: (fake) => fakeOf(fake).next({ kind: 'first-only' }),
    ...{ packages: 2, state: 'UNKNOWN', sales: 1 },
  },
  { name: 'a link that has run out', arrange: (fake) => fakeOf(fake).misplace('gone'), state: 'PURCHASED', sales: 1 },
  {
    name: 'a label at a host that nobody named',
    arrange: (fake) => fakeOf(fake).misplace('elsewhere'),
    ...{ state: 'PURCHASED', sales: 1 },
  },
  {
    name: 'a label that is not there yet',
    arrange: (fake) => fakeOf(fake).give('none'),
    ...{ state: 'PURCHASED', sales: 1 },
  },
  { name: 'labels as links', arrange: (fake) => fakeOf(fake).give('links'), packages: 2, state: 'LABELLED', sales: 1 },
  {
    name: 'one file with the labels of all packages',
    arrange: (fake) => fakeOf(fake).give('one-file'),
    ...{ packages: 2, state: 'LABELLED', sales: 1 },
  },
  {
    name: 'one file that every package names',
    arrange: (fake) => fakeOf(fake).give('same-file'),
    ...{ packages: 2, state: 'LABELLED', sales: 1 },
  },
  {
    name: 'one file that lacks the label of a package',
    arrange: (fake) => fakeOf(fake).give('short-file'),
    ...{ packages: 2, state: 'PURCHASED', sales: 1 },
  },
];

// Before any hook, whose time it would take.
for (const profile of ['SHIPENGINE', 'SHIPSTATION'] as const) describedAs(profile);

const faultsOf = (profile: ProfileName) =>
  connectorFaults({
    name: profile.toLowerCase(),
    startFake: () => startShipengine(profile),
    create: (fake) => (ports) => createShipengineAdapter(ports, fake.url),
    account: () => accountOf(profile),
    request: { serviceType: 'fedex_ground' },
    steps: ['buy'],
    own,
  });

faultsOf('SHIPENGINE');
faultsOf('SHIPSTATION');
