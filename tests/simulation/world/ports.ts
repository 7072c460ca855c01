import type { Places } from '#electron/engine/addresses/index.ts';
import type { Desk } from './desk.ts';
import type { OuterPorts } from './surroundings.ts';
import type { World } from './world.ts';

const noTable = () => Promise.reject(new Error('There are no tables'));
const TABLES: OuterPorts['tables'] = {
  read: noTable,
  readLong: noTable,
  // Elsewhere a process of its own reads it.
  readJson: async (bytes) => JSON.parse(Buffer.from(bytes).toString()) as unknown,
  writeCsv: () => '',
};

/** What a desk has around it. There are no tables. */
export const portsOutside = (world: World, desk: Desk, places: Places): OuterPorts => ({
  places,
  drivers: desk.printers.drivers(),
  metrics: {
    purchase: (result) => world.books.count(`purchase ${result}`),
    adapter: () => undefined,
    request: () => undefined,
    ledger: () => undefined,
    expose: async () => '',
    stop: () => undefined,
  },
  log: (event, details) => world.log(event, details),
  scales: desk.scale.drivers(),
  watchedFolder: world.hotFolder.port(),
  tables: TABLES,
  sourceReader: { read: (question) => world.webShop.read(question), close: () => undefined },
  sourceWriter: { write: (call) => world.shop.write(desk, call), tryOut: async () => null, close: () => undefined },
  // Nothing is missed by looking less often, and a year goes by sooner.
  hotFolderTiming: { lookEvery: 10_000 },
  sourcesEvery: 10_000,
  webhookSender: { refusal: () => null, send: (message) => world.receiver.send(message) },
});
