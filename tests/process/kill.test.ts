import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ShipmentSummary, StoredDocument } from '#shared/schema/shipping/shipment.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import type { Answer } from '../helpers/api.ts';
import { internationalRequest, line, request } from '../helpers/requests.ts';
import { launchWithApi, newFolder, useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

/** A hundred calls: plain, of two packages, with an invoice, and slow ones that are on their way when the station dies. */
const BODIES = [
  request(),
  request({ itemLines: [line(), line({ itemTransactionId: 'p2' })] }),
  internationalRequest(),
  request({ itemLines: [line({ itemCode: 'TEST-SLOW-300' })] }),
];

test.each([40])(
  'SIGKILL after %i of a hundred answers loses none of them, and leaves nothing stuck',
  async (answers) => {
    const dataDir = newFolder();
    const first = await launchWithApi(dataDir);
    const bought = new Map<string, Answer>();
    const calls = Array.from({ length: 100 }, async (_, n) => {
      const answer = await first.api.ship(`kill-${n}`, BODIES[n % BODIES.length]);
      if (answer.status === 200) bought.set(`kill-${n}`, answer);
      if (bought.size === answers) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(calls);
    expect((await first.ended).signal).toBe('SIGKILL');
    expect(bought.size).toBeGreaterThanOrEqual(answers);

    const second = await launchWithApi(dataDir);
    for (const [id, { body }] of bought) {
      const { body: stored } = await second.api.get(`/station/v1/shipments/by-transaction/${id}`);
      expect(JSON.stringify(stored.data)).toBe(JSON.stringify(body.data));
      const repeat = await second.api.ship(id, request());
      expect(repeat.body.code).toBe('TRANSACTION_ID_REPEATED');
    }

    const { body: page } = await second.api.get('/station/v1/shipments?limit=200');
    const states = new Set((page.shipments as ShipmentSummary[]).map(({ state }) => state));
    expect([...states].filter((state) => !['LABELLED', 'UNKNOWN', 'NOT_SENT'].includes(state))).toEqual([]);
    const numbers = (page.shipments as ShipmentSummary[]).flatMap(
      ({ platformTrackingNumbers }) => platformTrackingNumbers,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { id, state } of page.shipments as ShipmentSummary[]) {
      if (state !== 'LABELLED') continue;
      const { body: detail } = await second.api.get(`/station/v1/shipments/${id}`);
      for (const { fileUrl, sha256 } of detail.documents as StoredDocument[]) {
        const bytes = Buffer.from(await (await fetch(fileUrl)).arrayBuffer());
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      }
    }

    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual({ code: 0, signal: null });
    const ledger = await openSqliteLedger({ path: join(dataDir, 'ledger.db'), clock: { now: Date.now } });
    const { lines, brokenAt } = await ledger.shipments.verifyJournal();
    const stuck = await ledger.shipments.listInStates(['RESERVED', 'SENDING', 'PURCHASED']);
    await ledger.close();
    expect([brokenAt, stuck]).toEqual([null, []]);
    // Accepted, sent, and sold with its label.
    expect(lines).toBeGreaterThanOrEqual(3 * answers);
  },
);
