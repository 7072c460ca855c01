import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import type { Source, SourceDraft } from '#shared/schema/orders/source.ts';
import { MAPPING } from './source-mapping.ts';
import { useStation } from '../../helpers/use-station.ts';

/** A station for all tests of a file, and its sources, which are gone after each test. */
export function useSources(options: Parameters<typeof useStation>[0] = {}) {
  const station = useStation(options);
  const remove = (name: string) => station.api.call('DELETE', `/station/v1/sources/${name}`);
  const list = async (): Promise<Source[]> => (await station.api.get('/station/v1/sources')).body.sources;
  afterEach(async () => {
    for (const { source } of await list()) await remove(source);
  });
  return {
    station,
    remove,
    list,
    /** A path in the data folder. */
    file: (name: string) => join(station.dataDir, name),
    put: (name: string, draft: Partial<SourceDraft>) =>
      station.api.call('PUT', `/station/v1/sources/${name}`, {
        body: { reading: 'LOOK_UP', mapping: MAPPING, ...draft },
      }),
    attempt: async (draft: object, name = 'tried') =>
      (await station.api.post(`/station/v1/sources/${name}/try`, { reading: 'LOOK_UP', ...draft })).body,
    lookUp: async (key: string) => (await station.api.post('/station/v1/orders/look-up', { key })).body,
    /** What a source is like once the station has read it by itself, as it does as soon as it is put; the next read is the test's own. */
    readByItself: async (name: string): Promise<Source | undefined> => {
      const found = async () => (await list()).find(({ source }) => source === name);
      await expect.poll(async () => (await found())?.state).not.toBe('NEW');
      return found();
    },
    read: async (name: string) => (await station.api.post(`/station/v1/sources/${name}/read`, undefined)).body.source,
    /** Number and version of its orders, newest first. */
    book: async (source: string): Promise<string[]> =>
      (await station.api.get(`/station/v1/orders?source=${source}`)).body.orders.map(
        ({ orderNumber, version }: { orderNumber: string; version: number }) => `${orderNumber} v${version}`,
      ),
  };
}
