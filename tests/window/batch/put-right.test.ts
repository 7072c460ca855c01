import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import BatchRunView from '#renderer/features/batch/BatchRunView.vue';
import RowDialog from '#renderer/features/batch/RowDialog.vue';
import RowGrid from '#renderer/features/batch/RowGrid.vue';
import SameFault from '#renderer/features/batch/SameFault.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

const row = (number: number) => ({
  ...{ number, line: number + 1, state: 'INVALID', cells: { Zip: '' }, errors: [], warnings: [], print: null },
  ...{ trackingNumbers: [], leftOut: null },
});
const counts = { INVALID: 2, READY: 0, RUNNING: 0, BOUGHT: 0, REJECTED: 0, NOT_SENT: 0, UNKNOWN: 0, SKIPPED: 0 };
const batch = {
  id: 'b',
  name: 'Morning',
  state: 'DRAFT',
  format: 'CSV',
  columns: ['Zip'],
  rowCount: 2,
  counts,
  footer: [],
};

/** A batch with two rows; its changes are answered once that is let go. */
async function shown() {
  const answers: ((answer: Response) => Promise<void>)[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET')
      return new Promise((resolve) =>
        answers.push(async (answer) => {
          resolve(answer);
          await flushPromises();
        }),
      );
    const body = address.includes('/rows') ? { rows: [row(1), row(2)], next: null } : { batch };
    return Promise.resolve(Response.json(body));
  });
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/batch/:id', component: BatchRunView },
      { path: '/:elsewhere(.*)', component: { render: () => null } },
    ],
  });
  await router.push('/batch/b');
  const view = mount(RouterView, {
    global: { plugins: [createPinia(), i18n, router], stubs: { RowGrid: true, RowDialog: true, PaperPanel: true } },
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  return { view, answers, grid: view.getComponent(RowGrid), dialog: view.getComponent(RowDialog) };
}

test('a row whose dialog was opened while another one was put right stays open', async () => {
  const { answers, grid, dialog } = await shown();
  grid.vm.$emit('open', row(1));
  await flushPromises();
  dialog.vm.$emit('change', { cells: { Zip: '90001' } });
  dialog.vm.$emit('close');
  grid.vm.$emit('open', row(2));
  await answers[0]?.(Response.json({ row: { ...row(1), state: 'READY' } }));
  expect(dialog.props('row')?.number).toBe(2);
});

test('what the station did not take is offered for no other row', async () => {
  const { view, answers, grid } = await shown();
  grid.vm.$emit('change', row(1), 'Zip', '90001');
  await answers[0]?.(Response.json({ code: 'STATE_CONFLICT', errors: [] }, { status: 409 }));
  expect(view.findComponent(SameFault).exists()).toBe(false);
  grid.vm.$emit('change', row(1), 'Zip', '90001');
  await answers[1]?.(Response.json({ row: { ...row(1), state: 'READY' } }));
  expect(view.findComponent(SameFault).exists()).toBe(true);
});
