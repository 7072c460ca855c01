import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import DuplicatesPanel from '#renderer/features/batch/DuplicatesPanel.vue';
import { i18n } from '#renderer/messages/index.ts';

const duplicate = (number: number) =>
  ({ number, state: 'SKIPPED', warnings: [{ code: 'SHIPPED_BEFORE' }] }) as unknown as BatchRow;

test('a reason takes in the duplicates that were there when it was asked for, and none that came since; refused, it stays', async () => {
  const take = vi.fn<(rows: readonly number[], reason: string) => Promise<boolean>>();
  take.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const view = mount(DuplicatesPanel, {
    props: { rows: [duplicate(1), duplicate(2)], busy: false, failure: null, take },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await view.findAll('button')[1]?.trigger('click');
  const field = () => document.querySelector<HTMLInputElement>('[role=dialog] input');
  await vi.waitFor(() => expect(field()).not.toBeNull());
  await view.setProps({ rows: [duplicate(1), duplicate(2), duplicate(3)] });
  Object.assign(field() ?? {}, { value: 'Broken' });
  field()?.dispatchEvent(new Event('input'));
  await flushPromises();
  const give = async () => {
    document.querySelector('#reason-form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    await flushPromises();
  };
  await give();
  expect(field()?.value).toBe('Broken');
  await give();
  await vi.waitFor(() => expect(field()).toBeNull());
  expect(take.mock.calls).toEqual([
    [[1, 2], 'Broken'],
    [[1, 2], 'Broken'],
  ]);
});
