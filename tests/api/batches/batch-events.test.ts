import { expect, test } from 'vitest';
import { batchesOf, csv, orders } from '../../helpers/batches.ts';
import { readEvents } from '../../helpers/event-stream.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const batches = batchesOf(() => station.api);

test('a batch says that it was made, runs and is finished, and of its rows only now and then', async () => {
  const events = await readEvents(station.baseUrl, station.api.token);
  await events.next();
  const batch = await batches.made(csv(...orders(40)));
  await batches.steer(batch.id, 'start');
  const states: string[] = [];
  while (states.at(-1) !== 'FINISHED') {
    const event = await events.next();
    if (event?.event === 'batch' && event.data.id === batch.id) states.push(event.data.state);
  }
  events.hangUp();
  expect(states[0]).toBe('DRAFT');
  expect(states).toContain('RUNNING');
  expect(states.length).toBeLessThan(40);
});

test('a batch that is removed says so', async () => {
  const events = await readEvents(station.baseUrl, station.api.token);
  await events.next();
  const batch = await batches.made(csv(...orders(1, 500)));
  await station.api.call('DELETE', `/station/v1/batches/${batch.id}`);
  const states: string[] = [];
  while (states.at(-1) !== 'REMOVED') {
    const event = await events.next();
    // The rows of the batch before may have something to say yet.
    if (event?.data.id === batch.id) states.push(event.data.state);
  }
  events.hangUp();
  expect(states).toEqual(['DRAFT', 'REMOVED']);
});
