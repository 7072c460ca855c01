import { mkdirSync, rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { LedgerUnusableError, StorageFullError } from '#electron/engine/ledger-errors.ts';
import { spillPath } from '#electron/start/open-ledger.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';

describe('a fault inside the station', () => {
  test('says nothing of its insides, and is in the log under the request id', async () => {
    const lines: string[] = [];
    const own = await startTestStation({
      log: (event, details) => void lines.push(inspect({ event, ...details })),
    });
    own.ledger.settings.read = () => Promise.reject(new Error('secret /etc/path at line 7'));
    const answer = await own.api.ship('inside', request(), { headers: { 'x-request-id': 'find-me' } });
    await own.dispose();

    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(lines.filter((entry) => entry.includes('find-me') && entry.includes('secret /etc/path'))).toHaveLength(1);
  });

  test('before anything was sent leaves nothing behind: the same id buys when the fault is gone', async () => {
    const own = await startTestStation();
    const { accept } = own.ledger.shipments;
    own.ledger.shipments.accept = () => Promise.reject(new StorageFullError('no room'));
    const full = await own.api.ship('once', request());
    own.ledger.shipments.accept = accept;
    const bought = await own.api.ship('once', request());
    await own.dispose();

    expect([full.status, full.body.code, full.body.purchase]).toEqual([507, 'STORAGE_FULL', 'not_made']);
    expect(bought.status).toBe(200);
  });

  test('that leaves no place beside the ledger for an answer has nothing sent, and the same id buys when it is gone', async () => {
    const own = await startTestStation();
    const path = spillPath(own.dataDir, false);
    rmSync(path, { force: true });
    mkdirSync(path);
    const refused = await own.api.ship('no-place', request());
    rmSync(path, { recursive: true });
    const bought = await own.api.ship('no-place', request());
    await own.dispose();

    expect([refused.status, refused.body.code, refused.body.purchase]).toEqual([507, 'STORAGE_FULL', 'not_made']);
    expect(bought.status).toBe(200);
  });

  test('still says of an id that was bought before that it was', async () => {
    const own = await startTestStation();
    await own.api.ship('kept', request());
    const { freeBytes } = own.disk;
    own.disk.freeBytes = () => 0;
    const full = await own.api.ship('kept', request());
    own.disk.freeBytes = freeBytes;
    own.ledger.shipments.accept = () => Promise.reject(new LedgerUnusableError('The disk failed'));
    const failed = await own.api.ship('kept', request());
    const other = await own.api.ship('new', request());
    await own.dispose();

    for (const { body } of [full, failed]) {
      expect(body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED', purchase: 'made' });
    }
    expect(other.body).toMatchObject({ code: 'LEDGER_UNUSABLE', purchase: 'not_made' });
  });

  test('after the purchase says that it was made, and a start draws the missing label', async () => {
    const own = await startTestStation();
    const { advance } = own.ledger.shipments;
    own.ledger.shipments.advance = (change) =>
      change.to === 'LABELLED' ? Promise.reject(new StorageFullError('no room')) : advance(change);
    const half = await own.api.ship('half', request());
    own.ledger.shipments.advance = advance;
    const repeat = await own.api.ship('half', request());
    await own.engine.recover();
    const recalled = await own.api.get('/station/v1/shipments/by-transaction/half');
    await own.dispose();

    expect([half.status, half.body.code, half.body.purchase, half.body.retryable]).toEqual([
      507,
      'STORAGE_FULL',
      'made',
      false,
    ]);
    expect(half.body.detail).toMatch(/TEST.*by-transaction\/half/);
    expect([repeat.body.code, repeat.body.original.state]).toEqual(['TRANSACTION_ID_REPEATED', 'PURCHASED']);
    expect(recalled.body.state).toBe('LABELLED');
    expect(recalled.body.data.transactionShipments[0].packageDocuments[0].fileBase64).toMatch(/^JVBERi0/);
  });
});
