import { connectorFaults } from '../faults.ts';
import { KEY, startCorner, type CornerFake } from './fake.ts';
import { createCorner } from './index.ts';

const corner = (fake: unknown) => fake as CornerFake;

connectorFaults({
  name: 'corner',
  startFake: startCorner,
  create: (fake) => (ports) => createCorner(ports, fake.url),
  account: () => ({ adapter: { type: 'corner', apiKey: KEY } }),
  steps: ['order', 'buy'],
  own: [
    { name: 'an empty wallet', arrange: (fake) => corner(fake).emptyWallet(), state: 'REJECTED', sales: 0 },
    { name: 'a 200 that is no sale', arrange: (fake) => corner(fake).sellNothing(), state: 'UNKNOWN', sales: 0 },
    {
      name: 'a second parcel that is not sold',
      arrange: (fake) => corner(fake).sellFirstOnly(),
      packages: 2,
      state: 'UNKNOWN',
      sales: 1,
    },
    {
      name: 'a label that is gone',
      arrange: (fake) => corner(fake).misplaceLabel('gone'),
      state: 'PURCHASED',
      sales: 1,
    },
    {
      name: 'a label at a host that nobody named',
      arrange: (fake) => corner(fake).misplaceLabel('elsewhere'),
      state: 'PURCHASED',
      sales: 1,
    },
  ],
});
