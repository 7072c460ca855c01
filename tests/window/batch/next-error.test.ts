import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import BatchRunView from '#renderer/features/batch/BatchRunView.vue';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n, t } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

const FAULT = { code: 'FIELD_REQUIRED', column: 'Zip', pointer: '/recipient/address/zipCode', message: '' };
const row = (number: number, zip: string) => ({
  ...{ number, line: number + 1, cells: { Zip: zip }, fields: {}, order: null, warnings: [], print: null },
  ...{ trackingNumbers: [], leftOut: null, problem: null, selected: null },
  // What is put right has five digits.
  ...(zip.length === 5 ? { state: 'READY', errors: [] } : { state: 'INVALID', errors: [FAULT] }),
});
const REFUSAL = { code: 'STATE_CONFLICT', errors: [] };
const REFUSED = { status: 409, headers: { 'content-type': 'application/problem+json' } };
const REFUSAL_WORDS = 'It is no longer in a state that allows this.';
type Cells = { cells: { Zip: string } };

/** A batch with three rows that are wrong, and the station that checks what they are changed into. */
async function shown() {
  const rows = [row(1, ''), row(2, ''), row(3, '')];
  const sent: string[] = [];
  const station = { isRefusing: false };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const number = /\/rows\/(\d+)$/.exec(address)?.[1];
    if (method !== 'GET' && number !== undefined) {
      const { Zip } = (JSON.parse(String(body)) as Cells).cells;
      sent.push(`${number}: ${Zip}`);
      if (station.isRefusing) return Response.json(REFUSAL, REFUSED);
      rows[Number(number) - 1] = row(Number(number), Zip);
      return Response.json({ row: rows[Number(number) - 1] });
    }
    if (address.includes('/rows')) return Response.json({ rows, next: null });
    const INVALID = rows.filter(({ state }) => state === 'INVALID').length;
    const counts = { INVALID, READY: 3 - INVALID, RUNNING: 0, BOUGHT: 0, REJECTED: 0, NOT_SENT: 0, UNKNOWN: 0 };
    const batch = {
      ...{ id: 'b', name: 'Morning', state: 'DRAFT', format: 'CSV', columns: ['Zip'], rowCount: 3, footer: [] },
      ...{ mapping: { Zip: 'recipient.zipCode' }, counts: { ...counts, SKIPPED: 0 } },
    };
    return Response.json({ batch });
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
    global: { plugins: [createPinia(), i18n, router], stubs: { RowGrid: true, PaperPanel: true } },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const field = () => document.querySelector<HTMLInputElement>('#batch-row input');
  return {
    sent,
    station,
    says: () => document.querySelector('[role="dialog"]')?.textContent,
    line: () => document.querySelector('[role="dialog"] h2')?.textContent,
    value: () => field()?.value,
    type(text: string): void {
      Object.assign(field() ?? {}, { value: text });
      field()?.dispatchEvent(new Event('input'));
    },
    async press(): Promise<void> {
      const command = commands.value.find(({ keys }) => keys === 'Ctrl+E');
      if (command?.enabled) command.run();
      await flushPromises();
    },
  };
}
const LINE = (line: number) => t('batch.row.title', { row: line });

test('what was typed into a row goes with the key to the next error, which is there once that one is right', async () => {
  const { sent, line, value, type, press } = await shown();
  await press();
  expect(line()).toBe(LINE(2));
  type('90001');
  await press();
  expect([sent, line(), value()]).toEqual([['1: 90001'], LINE(3), '']);
  type('9');
  await press();
  expect([sent.at(-1), line(), value()]).toEqual(['2: 9', LINE(3), '9']);
  await press();
  expect([sent.length, line()]).toEqual([2, LINE(4)]);
});

test('why the station did not take a row stands in its dialog, as long as that is so', async () => {
  const { station, says, line, value, type, press } = await shown();
  await press();
  type('90001');
  station.isRefusing = true;
  await press();
  expect([line(), value(), says()]).toEqual([LINE(2), '90001', expect.stringContaining(REFUSAL_WORDS)]);
  station.isRefusing = false;
  await press();
  expect(line()).toBe(LINE(3));
  expect(says()).not.toContain(REFUSAL_WORDS);
});
