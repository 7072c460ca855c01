import { expect } from 'vitest';
import type { Batch } from '#shared/schema/batches/batch.ts';
import type { BatchPrinting } from '#shared/schema/batches/batch-print.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import type { Answer, Api } from './api.ts';

export const BATCHES = '/station/v1/batches';

/** A file as the API takes it. */
export const fileOf = (content: string | Uint8Array, fileName = 'orders.csv') => ({
  fileName,
  contentBase64: Buffer.from(content).toString('base64'),
});

export const HEADER = 'Name;Street;Zip;City;Country;Weight (kg);Item;Order';
/** An account and service for the rows of `csv`. */
export const DEFAULTS = { carrierId: 'test-f', serviceType: '101' };

/** A row of a German parcel; `item` is a wish of the test carrier. */
export const line = (order: string, { weight = '2,5', item = '', name = 'Jane Roe' } = {}) =>
  `${name};Hauptstr. 1;10115;Berlin;DE;${weight};${item};${order}`;
export const csv = (...lines: string[]) => `${[HEADER, ...lines].join('\n')}\n`;
export const orders = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => line(`PO-${from + index}`));

/** Rows whose carrier takes its time, so that something can be done meanwhile. */
export const slow = (count: number, from = 1, ms = 40) =>
  csv(...Array.from({ length: count }, (_, index) => line(`slow-${from + index}`, { item: `TEST-SLOW-${ms}` })));

/** What a test does with batches, over the API. */
export function batchesOf(api: () => Api) {
  const create = (content: string | Uint8Array, more: Record<string, unknown> = {}): Promise<Answer> =>
    api().post(BATCHES, { ...fileOf(content), defaults: DEFAULTS, ...more });
  const read = async (id: string): Promise<Batch> => (await api().get(`${BATCHES}/${id}`)).body.batch;
  const made = async (...parameters: Parameters<typeof create>): Promise<Batch> => {
    const answer = await create(...parameters);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.batch;
  };
  const steer = (id: string, verb: 'start' | 'pause' | 'resume' | 'stop') =>
    api().call('POST', `${BATCHES}/${id}/${verb}`);
  return {
    create,
    read,
    made,
    steer,
    /** A batch that is started; the next step is the test's. */
    started: async (...parameters: Parameters<typeof create>): Promise<string> => {
      const { id } = await made(...parameters);
      expect((await steer(id, 'start')).status).toBe(200);
      return id;
    },
    rows: async (id: string, query = ''): Promise<BatchRow[]> =>
      (await api().get(`${BATCHES}/${id}/rows?limit=500${query}`)).body.rows,
    print: (id: string, body: unknown): Promise<Answer> => api().post(`${BATCHES}/${id}/print`, body),
    printing: async (id: string): Promise<BatchPrinting> => (await api().get(`${BATCHES}/${id}/print`)).body.printing,
    change: (id: string, number: number, body: unknown) =>
      api().call('PUT', `${BATCHES}/${id}/rows/${number}`, { body }),
    file: async (id: string, kind: 'result' | 'failed') => {
      const { status, headers, body } = await api().get(`${BATCHES}/${id}/${kind}`);
      expect(status).toBe(200);
      return { headers, text: body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : JSON.stringify(body) };
    },
    /** Waits until the batch is in the state and none of its rows is being bought. */
    until: async (id: string, state: Batch['state']): Promise<Batch> => {
      await expect
        .poll(
          async () => {
            const { state: now, counts } = await read(id);
            return counts.RUNNING === 0 ? now : 'RUNNING ROWS';
          },
          { timeout: 60_000 },
        )
        .toBe(state);
      return read(id);
    },
  };
}
