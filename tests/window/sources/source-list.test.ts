import { flushPromises } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { stored } from './stored.ts';
import { useSourcesView } from './sources-view.ts';

const { station, shown } = useSourcesView();

test('the list says how a source does, since when not, and what waits to be told to it and why', async () => {
  const waiting = {
    ...{ orders: 2, since: '2026-03-02T10:00:00Z', detail: '' },
    trouble: diagnostic('WRITE_BACK_NO_ROW', { number: 'A-1' }),
  };
  const failing = {
    trouble: diagnostic('NOT_THERE', { at: '/srv/orders.csv' }),
    failingSince: '2026-03-02T11:00:00Z',
  };
  station.sources = [stored({ state: 'FAILED', ...failing, waiting })];
  const text = (await shown()).view.text().replaceAll(/\s+/g, ' ');
  for (const words of [
    'Cannot be read',
    'PostgreSQL: shop, db.shop.example',
    'Read every 10 minutes',
    '/srv/orders.csv is not there.',
    '3 orders',
    '2 orders wait to be told, the oldest since 2 Mar 2026',
    'What is told of order A-1 finds no row there.',
  ])
    expect(text).toContain(words);
  expect(text).toMatch(/Since 2 Mar 2026, \d\d:00:00: \/srv/);
});

test('the list switches a source off with everything else as it is, and removes it once that is confirmed', async () => {
  const { press } = await shown();
  await press('Switch off');
  expect(station.calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/shop',
    body: { enabled: false, since: '2026-01-01' },
  });
  station.calls.length = 0;
  await press('Remove');
  expect(station.calls).toEqual([]);
  station.answers['DELETE /shop'] = () => new Response(null, { status: 204 });
  const confirm = document.querySelector<HTMLElement>('[role=dialog] button.danger');
  confirm?.click();
  await flushPromises();
  expect(station.calls).toEqual([{ method: 'DELETE', path: '/shop', body: null }]);
});
