import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import { i18n } from '#renderer/messages/index.ts';
import Table from '#renderer/ui/Table.vue';

/** A table of orders, in a box that has room for them. */
async function table(rows: string[]) {
  const room = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const columns = [{ key: 'order' as const, label: 'Order', text: (row: string) => row }];
  const view = mount(Table<string, 'order'>, {
    props: { label: 'Orders', columns, rows, rowKey: (row: string) => row },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => {
    view.unmount();
    room.mockRestore();
  });
  const rowOf = (order: string) => view.findAll('tbody tr').find((row) => row.text() === order)?.element as HTMLElement;
  await vi.waitFor(() => expect(rowOf('1002')).toBeDefined());
  return { view, rowOf };
}

test.each([
  ['a newer one comes in above it', ['1004', '1001', '1002', '1003']],
  ['the one above it goes', ['1002', '1003']],
])('a key ticks and opens the order that has the focus, also where %s', async (_, now) => {
  const { view, rowOf } = await table(['1001', '1002', '1003']);
  rowOf('1002').focus();
  await view.setProps({ rows: now });
  const focused = document.activeElement;
  expect(focused?.textContent?.trim()).toBe('1002');
  for (const key of [' ', 'Enter'])
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect([view.emitted('mark'), view.emitted('open')]).toEqual([[['1002']], [['1002']]]);
});

test('a chord is a command of the screen: Ctrl+Enter on a row buys, and opens nothing', async () => {
  const { view, rowOf } = await table(['1001', '1002']);
  const press = (keys: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
    rowOf('1002').dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press({ key: 'Enter', ctrlKey: true }), press({ key: ' ', altKey: true })]).toEqual([false, false]);
  expect([view.emitted('mark'), view.emitted('open')]).toEqual([undefined, undefined]);
});
