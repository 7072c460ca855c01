import { mount } from '@vue/test-utils';
import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useFormErrors } from '#renderer/features/ship/form/use-form-errors.ts';
import { emptyLine } from '#renderer/features/ship/form/draft.ts';
import { useShip } from '#renderer/features/ship/store.ts';
import { i18n } from '#renderer/messages/index.ts';

let pinia: Pinia;
let asked: { itemLines: object[] }[];
beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia((pinia = createPinia()));
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    // What becomes of the purchase is not asked here.
    if (address.includes('/cloud-ship-service/')) return new Promise(() => undefined);
    if (typeof body === 'string') asked.push(JSON.parse(body) as (typeof asked)[number]);
    const many = asked.at(-1)?.itemLines.length ?? 0;
    const tooMany = { code: 'FIELD_INVALID', pointer: '/itemLines', message: '', limit: 200, actual: many };
    const errors = many > 200 ? [{ ...tooMany, unit: 'elements' }] : [];
    const rest = { warnings: [], packages: [], selected: null, printers: [] };
    return Response.json({ valid: errors.length === 0, errors, ...rest });
  });
});
afterEach(() => {
  disposePinia(pinia);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form with rows of so many packages, once the station has said what it says of it. */
async function typed(...copies: string[]) {
  const { draft } = useShip();
  draft.lines = copies.map((some) => ({ ...emptyLine(), copies: some }));
  let said: ReturnType<typeof useFormErrors> | undefined;
  const view = mount({ setup: () => ((said = useFormErrors()), () => null) }, { global: { plugins: [pinia, i18n] } });
  onTestFinished(() => view.unmount());
  await vi.advanceTimersByTimeAsync(5_000);
  return said;
}

test.each([
  ['250', false],
  ['2.5', false],
  ['x', false],
  ['0', false],
  ['200', true],
  ['', true],
])('a form of “%s” packages of a kind is bought: %s', async (copies, isBought) => {
  const ship = useShip();
  const said = await typed(copies);
  expect(await ship.buy()).toBe(isBought);
  const fault = { path: '/itemLines/0/copies', message: 'Type a whole number from 1 to 200.' };
  expect(said?.summary.value).toEqual(isBought ? [] : [expect.objectContaining(fault)]);
});

test('of rows that are too many packages together, as many are said to be too many as were typed', async () => {
  const ship = useShip();
  const said = await typed('150', '100');
  // The station is to say of too many that they are.
  expect([asked.at(-1)?.itemLines.length, ship.request.count, await ship.buy()]).toEqual([201, 250, false]);
  expect(said?.summary.value.map(({ message }) => message)).toEqual([
    'Packages: 250 are too many; 200 at most are allowed.',
  ]);
});
