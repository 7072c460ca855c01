import { expect, test } from 'vitest';
import { readEvents, type EventReader, type ReceivedEvent } from '../../helpers/event-stream.ts';
import { line, request } from '../../helpers/requests.ts';
import { useTwoStations } from '../two-stations.ts';

const stations = useTwoStations();
const SLOW = request({ itemLines: [line({ itemCode: 'TEST-SLOW-300' })] });
const desk = (index: number) => (index % 2 === 0 ? stations.one : stations.other);

test('one id at two desks at once is bought once, and whoever else asked is told so; later both answer as the one that bought', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => desk(index).api.ship('same', SLOW)));
  const [bought, ...more] = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);

  expect(more).toEqual([]);
  expect(refused).toHaveLength(11);
  for (const { status, headers, body } of refused) {
    expect([status, body.original?.sameContent]).toEqual([409, true]);
    if (body.code === 'TRANSACTION_IN_PROGRESS') expect(headers.get('retry-after')).toBe('2');
    else expect(body.code).toBe('TRANSACTION_ID_REPEATED');
  }
  for (const { api } of [stations.one, stations.other]) {
    expect((await api.get('/station/v1/shipments/by-transaction/same?documents=base64')).body.data).toEqual(
      bought?.body.data,
    );
    expect((await api.ship('same', request())).body).toMatchObject({
      code: 'TRANSACTION_ID_REPEATED',
      original: { state: 'LABELLED', sameContent: false },
    });
  }
});

const follow = ({ baseUrl, api }: typeof stations.one, lastEventId?: string) =>
  readEvents(baseUrl, api.token, lastEventId);
/** Lines of the journal, as they come, until so many shipments are labelled. */
async function linesUntil(events: EventReader, labelled: number): Promise<ReceivedEvent[]> {
  const lines: ReceivedEvent[] = [];
  while (lines.filter(({ data }) => data.state === 'LABELLED').length < labelled) {
    const event = await events.next();
    if (event === null) expect.fail('The stream has ended');
    if (event.data.type === 'shipment') lines.push(event);
  }
  events.hangUp();
  return lines;
}
const buy = (count: number, name: string) =>
  Promise.all(Array.from({ length: count }, (_, index) => desk(index).api.ship(`${name}-${index}`, request())));

test('who follows a desk and resumes at the other one with Last-Event-ID reads each line once, in the order of all', async () => {
  const { sequence } = await stations.one.ledger.feed.head();
  const [first, throughout] = [await follow(stations.one, `${sequence}`), await follow(stations.other, `${sequence}`)];
  await buy(6, 'before');
  // In the middle of what there is.
  const before = await linesUntil(first, 3);
  await buy(6, 'after');
  const after = await linesUntil(await follow(stations.other, before.at(-1)?.id ?? ''), 9);

  const sequences = [...before, ...after].map(({ data }) => data.sequence);
  const lines = await stations.one.ledger.feed.after(sequence, 1000);
  expect(sequences).toEqual(lines.map((each) => each.sequence));
  expect((await linesUntil(throughout, 12)).map(({ data }) => data.sequence)).toEqual(sequences);
  const ways = Map.groupBy(lines, ({ id }) => id);
  expect([...ways.values()].map((way) => way.map(({ state }) => state))).toEqual(
    Array(12).fill(['RESERVED', 'SENDING', 'LABELLED']),
  );
});
