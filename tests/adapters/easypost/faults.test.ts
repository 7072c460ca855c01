import { createEasypostAdapter } from '#electron/adapters/easypost/index.ts';
import { connectorFaults, type OwnFault } from '../connectors/faults.ts';
import { line } from '../../helpers/requests.ts';
import { startEasypost, type EasypostFake } from './fake.ts';
import { CARRIER_ACCOUNT, TEST_KEY } from './stock.ts';

const own = (
  name: string,
  arrange: (fake: EasypostFake) => void,
  [state, sales]: [OwnFault['state'], number],
  packages = 1,
): OwnFault => ({ name, arrange: (fake) => arrange(fake as EasypostFake), state, sales, packages });

const connector = {
  startFake: startEasypost,
  create: (fake: { url: string }) => (ports: Parameters<typeof createEasypostAdapter>[0]) =>
    createEasypostAdapter(ports, fake.url),
  account: () => ({ adapter: { type: 'easypost', apiKey: TEST_KEY, carrierAccountId: CARRIER_ACCOUNT } }),
};

connectorFaults({
  ...connector,
  name: 'easypost',
  steps: ['create', 'buy'],
  own: [
    own('an empty wallet', (fake) => fake.play('empty-wallet'), ['REJECTED', 0]),
    own('a carrier that refuses', (fake) => fake.play('carrier-refuses'), ['REJECTED', 0]),
    own('a carrier that does not answer', (fake) => fake.play('carrier-silent'), ['UNKNOWN', 0]),
    own('a failure whose words are of silence', (fake) => fake.play('carrier-silent-in-words'), ['UNKNOWN', 0]),
    own('a purchase that is on its way', (fake) => fake.play('in-progress'), ['UNKNOWN', 0]),
    own('a 4xx that says it was bought before', (fake) => fake.play('exists'), ['LABELLED', 1]),
    own('a 200 that is no sale', (fake) => fake.play('nothing'), ['UNKNOWN', 0]),
    own('a label that is not there yet', (fake) => fake.play('no-label-yet'), ['PURCHASED', 1]),
    own('a label that is gone', (fake) => fake.misplaceLabels('gone'), ['PURCHASED', 1]),
    own('a label at a host that nobody named', (fake) => fake.misplaceLabels('elsewhere'), ['PURCHASED', 1]),
    own('a label that is there at the second try', (fake) => fake.misplaceLabels('later'), ['LABELLED', 1]),
    own('a service that the carrier does not offer', (fake) => void fake.offers.delete('A_GROUND'), ['REJECTED', 0]),
  ],
});

/** The same for an order of two packages. */
connectorFaults({
  ...connector,
  name: 'easypost-order',
  request: {
    itemLines: ['p1', 'p2'].map((itemTransactionId) => line({ itemTransactionId, weight: { units: 'LB', value: 2 } })),
  },
  steps: ['order', 'buy-order'],
  own: [
    own('an empty wallet', (fake) => fake.play('empty-wallet'), ['REJECTED', 0]),
    own('a second package that is not sold', (fake) => fake.play('first-only'), ['UNKNOWN', 1]),
    own('a refusal after the first was sold', (fake) => fake.play('first-only-refused'), ['UNKNOWN', 1]),
    own('a carrier that does not answer', (fake) => fake.play('carrier-silent'), ['UNKNOWN', 0]),
    own('a failure whose words are of silence', (fake) => fake.play('carrier-silent-in-words'), ['UNKNOWN', 0]),
    own('a purchase that is on its way', (fake) => fake.play('in-progress'), ['UNKNOWN', 0]),
    own('a refusal before any was sold', (fake) => fake.play('carrier-refuses'), ['REJECTED', 0]),
    own('a 200 that is no sale', (fake) => fake.play('nothing'), ['UNKNOWN', 0]),
    own(
      'a refusal, and shipments that are hidden',
      (fake) => {
        fake.play('first-only-refused');
        fake.hidesShipments = true;
      },
      ['UNKNOWN', 1],
    ),
    own(
      'a refusal after which nothing can be read',
      (fake) => {
        fake.play('carrier-refuses');
        fake.fail('read', 'server-error');
      },
      ['UNKNOWN', 0],
    ),
  ],
});
