import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import CloseDayDialog from '#renderer/features/history/CloseDayDialog.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

/** Every question that the dialog asked, and how it is answered. */
let asked: { address: string; answer: (body: object, status?: number) => void }[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>((resolve) => {
        asked.push({ address, answer: (body, status = 200) => resolve(Response.json(body, { status })) });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const preview = (shipments: number) => ({
  ...{ oldestAt: null, newestAt: null, more: false },
  totals: { shipments, packages: shipments, weights: [], services: [] },
});

async function opened(carrierId: string) {
  const view = mount(CloseDayDialog, {
    props: { carrierId: null as string | null },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  const show = async (id: string | null) => {
    await view.setProps({ carrierId: id });
    await flushPromises();
  };
  await show(carrierId);
  const answer = async (index: number, body: object, status?: number) => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(index));
    asked[index]?.answer(body, status);
    await flushPromises();
  };
  return { show, answer };
}

test('a preview that comes late is not shown as that of another account', async () => {
  const { show, answer } = await opened('a');
  await show(null);
  await show('b');
  const shipments = () => document.querySelector('[role=dialog] dd')?.textContent;
  await answer(1, preview(2));
  await vi.waitFor(() => expect(shipments()).toBe('2'));
  await answer(0, preview(7));
  expect(shipments()).toBe('2');
});

test('why the day of one account was not closed is not said of another one', async () => {
  const { show, answer } = await opened('a');
  await answer(0, preview(7));
  const close = () => document.querySelector<HTMLButtonElement>('[role=dialog] button.primary:not([disabled])');
  await vi.waitFor(() => expect(close()).not.toBeNull());
  close()?.click();
  await answer(1, { sold: 7, handedOver: 0, missing: [] });
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await show(null);
  await show('b');
  await answer(3, preview(2));
  await answer(2, { code: 'STATE_CONFLICT', status: 409, detail: '', errors: [] }, 409);
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] dd')?.textContent).toBe('2'));
  expect(document.querySelector('[role=dialog] .banner')).toBeNull();
});

test('a day whose closing is cancelled while the parcels are counted is not closed', async () => {
  const { show, answer } = await opened('a');
  await answer(0, preview(7));
  const close = () => document.querySelector<HTMLButtonElement>('[role=dialog] button.primary:not([disabled])');
  await vi.waitFor(() => expect(close()).not.toBeNull());
  close()?.click();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await show(null);
  await answer(1, { sold: 7, handedOver: 0, missing: [] });
  expect(asked.map(({ address }) => address.replace(/\?.*/, ''))).toEqual([
    expect.stringContaining('preview'),
    expect.stringContaining('hand-overs'),
  ]);
});

test('what the manifest will hold is what it would hold now, also where a label is bought while somebody reads it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { answer } = await opened('a');
  await answer(0, preview(2));
  const shipments = () => document.querySelector('[role=dialog] dd')?.textContent;
  await vi.waitFor(() => expect(shipments()).toBe('2'));
  await vi.advanceTimersByTimeAsync(10_000);
  const again = asked.findLastIndex(({ address }) => address.includes('preview'));
  expect(again).toBeGreaterThan(0);
  await answer(again, preview(3));
  expect(shipments()).toBe('3');
});
