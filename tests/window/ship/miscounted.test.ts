import { mount } from '@vue/test-utils';
import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useFormErrors } from '#renderer/features/ship/form/use-form-errors.ts';
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
    return Response.json({ valid: true, errors: [], warnings: [], packages: [], selected: null });
  });
});
afterEach(() => {
  disposePinia(pinia);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['250', false],
  ['2.5', false],
  ['x', false],
  ['0', false],
  ['200', true],
  ['', true],
])('a form of “%s” packages of a kind is bought: %s', async (copies, isBought) => {
  const ship = useShip();
  const [line] = ship.draft.lines;
  if (line) line.copies = copies;
  let said: ReturnType<typeof useFormErrors> | undefined;
  const view = mount({ setup: () => ((said = useFormErrors()), () => null) }, { global: { plugins: [pinia, i18n] } });
  onTestFinished(() => view.unmount());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ship.buy()).toBe(isBought);
  const fault = { path: '/itemLines/0/copies', message: 'Type a whole number from 1 to 200.' };
  expect(said?.summary.value).toEqual(isBought ? [] : [expect.objectContaining(fault)]);
  // The station is to say of too many that they are.
  if (copies === '250') expect(asked.at(-1)?.itemLines).toHaveLength(201);
});
