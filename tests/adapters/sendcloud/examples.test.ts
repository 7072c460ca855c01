import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { load } from 'js-yaml';
import { readOptions } from '#electron/adapters/sendcloud/options.ts';
import { outcomeOf, readShipment } from '#electron/adapters/sendcloud/map-response.ts';
import { preparedShipment } from '../../ledger/samples.ts';
import { VENDORS } from '../connectors/description.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- a description is JSON of any shape */

const FILES = ['sendcloud/sendcloud-shipments-openapi.yml', 'sendcloud/openapi-v3.json'].map((file) =>
  join(VENDORS, file),
);
const isThere = FILES.every((file) => existsSync(file));
if (!isThere) console.log("Sendcloud's own examples are not read: its descriptions are not beside the project.");
const [shipments, rest] = isThere ? FILES.map((file) => load(readFileSync(file, 'utf8')) as any) : [];

/** The answers that the description prints for a call. */
const examplesOf = (document: any, path: string, method: string, status: string) =>
  Object.entries<any>(document.paths[path][method].responses[status].content['application/json'].examples).map(
    ([name, example]) => [name, example.value] as const,
  );

describe.runIf(isThere)("Sendcloud's own examples are read without loss", () => {
  test('of an announcement', () => {
    const outcomes = examplesOf(shipments, '/shipments/announce', 'post', '201').map(([name, { data }]) => {
      const found = readShipment(data);
      const outcome = found && outcomeOf(found, preparedShipment(), 201);
      const links = found?.parcels.flatMap(({ links }) => links);
      return [name, outcome?.kind, found?.parcels.map(({ id, status }) => `${id} ${status}`), links?.length];
    });
    expect(outcomes).toEqual([
      ['CreatedSingleParcelDomesticShipment', 'purchased', ['383707309 READY_TO_SEND'], 1],
      ['CreatedCustomsRequiredShipment', 'purchased', ['383707309 READY_TO_SEND'], 1],
      ['DomesticSingleParcelShipmentAnnouncementFailed', 'rejected', ['383707309 ANNOUNCEMENT_FAILED'], 0],
    ]);
  });

  test('of a failed announcement, in its words', () => {
    const failed = examplesOf(shipments, '/shipments/announce', 'post', '201').at(-1)?.[1];
    const found = readShipment(failed.data);
    expect(found && outcomeOf(found, preparedShipment(), 201)).toMatchObject({
      reason: 'Service error: An error occurred while connecting to the carrier.',
    });
  });

  test('of one shipment, which was cancelled, and of lists of them', () => {
    const one = examplesOf(shipments, '/shipments/{id}', 'get', '200').map(([, { data }]) => readShipment(data));
    expect(one).toMatchObject([{ parcels: [{ status: 'CANCELLED', trackingNumber: '3SYZXG8498635' }] }]);
    for (const [, { data }] of examplesOf(shipments, '/shipments', 'get', '200')) {
      expect(data.map((each: unknown) => readShipment(each)?.parcels.length)).toEqual(
        data.map((each: any) => each.parcels.length),
      );
    }
  });

  test('of shipping options', () => {
    const read = examplesOf(rest, '/shipping-options', 'post', '200').map(([, body]) => readOptions(body));
    expect(read).toMatchObject([
      [
        {
          ...{ code: 'postnl:standard/signature', area: 'domestic', isMultiPackage: true, isElsewhere: false },
          contract: { id: 60, name: 'PostNL Test' },
          quotes: [{ value: '17.50', currency: 'EUR', leadTimeHours: 24 }],
        },
      ],
    ]);
  });
});
