import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import { i18n } from '#renderer/messages/index.ts';
import StatePanel from '#renderer/features/ship/StatePanel.vue';
import { useShip } from '#renderer/features/ship/store.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';

const ACCOUNTS = ['letters', 'heavy', 'test'].map((carrierId) => ({ carrierId, services: [{ serviceCode: 'S' }] }));
const PROBLEM = { headers: { 'content-type': 'application/problem+json' } };

let pinia: Pinia;
let bought: { itemLines: { weight: { value: number } }[] }[];
let selected: object | null;
/** Checks that the station has not answered yet. */
let waiting: (() => void)[];
/** The station cannot answer just now. */
let isBusy: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia((pinia = createPinia()));
  [bought, selected, waiting, isBusy] = [[], null, [], false];
  vi.stubGlobal('fetch', async (address: string, { body, signal }: RequestInit = {}) => {
    const sent = JSON.parse(String(body ?? null)) as (typeof bought)[number];
    if (address.includes('/cloud-ship-service/')) {
      bought.push(sent);
      return new Promise(() => undefined);
    }
    if (/\/(?:accounts|adapters)$/.test(address))
      return Response.json({ accounts: ACCOUNTS, inTestMode: ['test'], adapters: [], carriers: [] });
    if (!address.endsWith('/check'))
      return Response.json({ code: 'NOT_FOUND', errors: [] }, { ...PROBLEM, status: 404 });
    await new Promise<void>((answered, failed) => {
      waiting.push(answered);
      signal?.addEventListener('abort', () => failed(new Error('aborted')));
    });
    if (isBusy) return Response.json({ code: 'LEDGER_UNAVAILABLE', errors: [] }, { ...PROBLEM, status: 503 });
    const isWeighed = sent.itemLines[0]?.weight?.value !== undefined;
    const errors = isWeighed ? [] : [{ code: 'FIELD_REQUIRED', pointer: '/itemLines/0/weight/value', message: '' }];
    return Response.json({ valid: isWeighed, errors, warnings: [], packages: [], selected });
  });
});
afterEach(() => {
  announcements.assertive.value = { text: '', n: 0 };
  disposePinia(pinia);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A station that takes its time answers what it was asked, and what it is asked then. */
async function answered(): Promise<void> {
  for (let question = 0; question < 3; question += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    for (const answer of waiting.splice(0)) answer();
  }
  await vi.advanceTimersByTimeAsync(0);
}

/** The form with a recipient, of which the station has said that its weight is missing. */
async function withoutWeight(): Promise<ReturnType<typeof useShip>> {
  const ship = useShip();
  ship.draft.recipient.personName = 'Jane Roe';
  await answered();
  expect([ship.status, ship.check.isCurrent]).toEqual(['incomplete', true]);
  return ship;
}
const weighs = (ship: ReturnType<typeof useShip>, weight: string) => {
  const [line] = ship.draft.lines;
  if (line) line.weight = weight;
};
const TOO_EARLY = 'That was too early: nothing was bought. Press Buy again.';
/** What is heard, and whether the desk shows it. */
const saidOf = (ship: ReturnType<typeof useShip>) => [announcements.assertive.value.text, ship.isEarly];
const weightsBought = () => bought.map(({ itemLines }) => itemLines[0]?.weight.value);

test.each([0, 30, 200, 900])(
  'Buy that is pressed %i ms after the last key buys what stands there, once the station has said that it is right',
  async (afterMs) => {
    const ship = await withoutWeight();
    weighs(ship, '1.5');
    await vi.advanceTimersByTimeAsync(afterMs);
    const pressed = [ship.buy(), ship.buy()];
    await answered();
    expect(await Promise.all(pressed)).toEqual([true, true]);
    expect(weightsBought()).toEqual([1.5]);
    expect(ship.wasAttempted).toBe(true);
  },
);

test('what is still asked about and turns out wrong is not bought, and its faults are shown', async () => {
  const ship = await withoutWeight();
  ship.draft.recipient.personName = 'Jane R';
  const pressed = ship.buy();
  await answered();
  expect([await pressed, bought, ship.wasAttempted]).toEqual([false, [], true]);
});

test('a form that is changed behind Buy, or cleared, is not bought', async () => {
  const ship = await withoutWeight();
  weighs(ship, '1.5');
  const pressed = ship.buy();
  await vi.advanceTimersByTimeAsync(200);
  weighs(ship, '15');
  await answered();
  expect([await pressed, bought, ship.status]).toEqual([true, [], 'ready']);
  expect(saidOf(ship)).toEqual([TOO_EARLY, true]);
  weighs(ship, '2');
  const again = ship.buy();
  ship.clear();
  await answered();
  expect([await again, bought, ship.isEarly]).toEqual([true, [], false]);
});

test('Buy that waits says so of the form that it was pressed on, and of no other', async () => {
  const ship = await withoutWeight();
  weighs(ship, '1.5');
  const pressed = ship.buy();
  await vi.advanceTimersByTimeAsync(400);
  const status = [ship.status];
  weighs(ship, '15');
  status.push(ship.status);
  weighs(ship, '1.5');
  status.push(ship.status);
  ship.clear();
  status.push(ship.status);
  await answered();
  expect([await pressed, bought, status]).toEqual([true, [], ['checking', 'incomplete', 'checking', 'incomplete']]);
});

test('where the station could not say whether the form is right, nothing in it is called missing, and Buy may be pressed again', async () => {
  const ship = await withoutWeight();
  weighs(ship, '1.5');
  isBusy = true;
  const pressed = ship.buy();
  await answered();
  expect([await pressed, bought, ship.wasAttempted]).toEqual([true, [], false]);
  expect(saidOf(ship)).toEqual([TOO_EARLY, true]);
  isBusy = false;
  const again = ship.buy();
  await answered();
  expect([await again, ship.isEarly, weightsBought()]).toEqual([true, false, [1.5]]);
});

/** A form whose account the rules choose. */
async function byRules(chosen: string | null): Promise<ReturnType<typeof useShip>> {
  const [ship, accounts] = [useShip(), useAccounts()];
  await accounts.load();
  ship.draft.byRules = true;
  selected = choice(chosen);
  weighs(ship, '1');
  await answered();
  return ship;
}
const choice = (carrierId: string | null) => (carrierId === null ? null : { carrierId, serviceType: 'S' });

test.each([
  [null, 'heavy'],
  ['letters', 'heavy'],
])('where the rules choose by what was typed last, %s and then %s, one press buys', async (before, then) => {
  const ship = await byRules(before);
  selected = choice(then);
  weighs(ship, '10');
  const pressed = ship.buy();
  await answered();
  expect([await pressed, ship.isEarly, weightsBought()]).toEqual([true, false, [10]]);
  expect(ship.account?.carrierId).toBe(then);
});

test.each([
  ['letters', 'test'],
  ['test', 'heavy'],
])(
  'where the button told of %s, and the rules then choose %s, nothing is bought before it is pressed again',
  async (before, then) => {
    const ship = await byRules(before);
    selected = choice(then);
    weighs(ship, '10');
    const pressed = ship.buy();
    await answered();
    expect([await pressed, bought, ship.status]).toEqual([true, [], 'ready']);
    expect(saidOf(ship)).toEqual([TOO_EARLY, true]);
    void ship.buy();
    await vi.advanceTimersByTimeAsync(0);
    expect(weightsBought()).toEqual([10]);
  },
);

test('Buy that waits for a slow station says so, and what for, until that is answered', async () => {
  const ship = await withoutWeight();
  const panel = mount(StatePanel, { props: { errorCount: 0 }, global: { plugins: [pinia, i18n] } });
  onTestFinished(() => panel.unmount());
  const button = () => panel.get('button.buy');
  weighs(ship, '1.5');
  const pressed = ship.buy();
  await vi.advanceTimersByTimeAsync(200);
  expect([ship.status, button().text()]).toEqual(['incomplete', expect.stringContaining('Buy label')]);
  await vi.advanceTimersByTimeAsync(200);
  expect(button().text()).toContain('Buys once it is checked');
  expect(panel.text()).toContain('CHECKING');
  expect(announcements.polite.value.text).toContain('The station is still checking the form.');
  await answered();
  await pressed;
  expect([ship.status, button().text()]).toEqual(['buying', expect.stringContaining('Buy label')]);
});
