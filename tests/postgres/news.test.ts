import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { TransientEvent } from '#shared/schema/station/event.ts';
import { useTwoDesks } from './two-desks.ts';

const desks = useTwoDesks();
const news = (id: string): TransientEvent => ({ type: 'batch', id, state: 'RUNNING', at: '2026-03-02T12:00:00.000Z' });

function heardAt(desk: Ledger): unknown[] {
  const heard: unknown[] = [];
  desk.others?.onNews((event, clientId) => heard.push([event.id, clientId]));
  return heard;
}

/** Tells it until it is heard. */
const tellUntilHeard = (id: string, heard: unknown[]) =>
  expect
    .poll(() => {
      desks.one.others?.tell(news(id));
      return heard;
    })
    .toContainEqual([id, undefined]);

test('what a desk tells is heard at the other one, with whose it is, and not by itself', async () => {
  const [own, heard] = [heardAt(desks.one), heardAt(desks.other)];
  await tellUntilHeard('begun', heard);
  for (const clientId of ['client-1', null, undefined]) desks.one.others?.tell(news('told'), clientId);
  await expect
    .poll(() => heard)
    .toEqual(expect.arrayContaining(['client-1', null, undefined].map((of) => ['told', of])));
  const atOne = heardAt(desks.one);
  desks.other.others?.tell(news('answered'));
  await expect.poll(() => atOne).toEqual([['answered', undefined]]);
  expect(own).toEqual([['answered', undefined]]);
});

test('a desk hears again after its connection was ended, and passes over what no desk has told', async () => {
  const heard = heardAt(desks.other);
  await tellUntilHeard('before', heard);
  for (const told of ['no JSON', 'null', '{"run":"r"}'])
    await desks.asAdministrator(`SELECT pg_notify('packbench_news', $1)`, [told]);
  await desks.asAdministrator(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  );
  await tellUntilHeard('after', heard);
  expect(new Set(heard.map((one) => (one as string[])[0]))).toEqual(new Set(['before', 'after']));
});
