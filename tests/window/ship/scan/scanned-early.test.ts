import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deliverScan } from '#renderer/composables/useScanner.ts';
import ShipView from '#renderer/features/ship/ShipView.vue';
import { useShip } from '#renderer/features/ship/store.ts';
import { i18n } from '#renderer/messages/index.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { addressesOnly } from '../../router.ts';

const ACCOUNTS = [{ carrierId: 'a', carrier: 'A', services: [{ serviceCode: 'S' }] }];
const RULES = [
  { carrier: 'A', references: [{ key: 'ref1', label: 'Order', maxLength: 30 }], weightLimits: {}, sizes: [] },
];
const PRESET = {
  id: 'm',
  name: 'Box M',
  kind: 'PACKAGE',
  barcode: 'BOX-M',
  shipment: { itemLines: [{ itemCode: 'M' }] },
};

let pinia: Pinia;
let bought: string[];
/** What the station has not answered yet. */
let late: (() => void)[];
/** What the station takes its time for: the end of an address. */
let held: string;
beforeEach(() => {
  setActivePinia((pinia = createPinia()));
  [bought, late] = [[], []];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/cloud-ship-service/')) {
      bought.push(new URL(address, 'http://desk').searchParams.get('print') ?? 'without a print');
      return new Promise(() => undefined);
    }
    if (address.split('?')[0]?.endsWith(held)) await new Promise<void>((answered) => late.push(answered));
    return answer();
  });
});
function answerAll(): void {
  held = 'nothing any more';
  for (const answered of late) answered();
}
const answer = () =>
  Response.json({
    ...{
      accounts: ACCOUNTS,
      inTestMode: [],
      adapters: [],
      carriers: RULES,
      presets: [PRESET],
      shipments: [],
      orders: [],
    },
    ...{ valid: true, errors: [], warnings: [], packages: [], rules: [], printJobs: [], addresses: [], next: null },
    printers: [{ id: 'desk', name: 'Desk', defaultFor: [{ contentType: 'LABEL', imageType: null, stock: null }] }],
  });
afterEach(() => {
  disposePinia(pinia);
  vi.unstubAllGlobals();
});

const PARTS = ['RecipientSection', 'PackagesSection', 'CustomsSection', 'LabelPanel', 'RulePanel', 'RecentPanel'];
/** The desk with a form that can be bought, while the station takes its time for one thing. */
async function desk(slow: string) {
  held = slow;
  const stubs = Object.fromEntries([...PARTS, 'ServiceSection', 'StatePanel'].map((part) => [part, true]));
  const view = mount(ShipView, { global: { plugins: [pinia, i18n, addressesOnly()], stubs }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  const ship = useShip();
  await useAccounts().load();
  await vi.waitFor(() => expect(ship.status).toBe('ready'));
  return ship;
}

test('nothing is bought while it is not known yet what was scanned', async () => {
  const ship = await desk('/presets');
  deliverScan('4711');
  await ship.buy();
  expect([bought, ship.isEarly]).toEqual([[], true]);
  answerAll();
  await vi.waitFor(() => expect(ship.isScanning).toBe(false));
  await ship.buy();
  expect(bought).toEqual(['desk']);
});

test('a preset that is scanned behind an order is filled in behind it', async () => {
  const ship = await desk('/shipments');
  deliverScan('4711');
  deliverScan('BOX-M');
  await flushPromises();
  expect(ship.draft.lines[0]?.itemCode).toBe('');
  answerAll();
  await vi.waitFor(() => expect(ship.draft.lines[0]?.itemCode).toBe('M'));
});

test('what is bought before the printers are known comes out of the printer at the desk', async () => {
  const ship = await desk('/printers');
  const pressed = ship.buy();
  await flushPromises();
  expect(bought).toEqual([]);
  answerAll();
  await pressed;
  expect(bought).toEqual(['desk']);
});
