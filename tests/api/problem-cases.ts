import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import type { ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import { LedgerAwayError, LedgerUnusableError } from '#electron/engine/ledger-errors.ts';
import { createApi, type Answer } from '../helpers/api.ts';
import { addOneOfEach, openWindow } from './roles/windows.ts';
import { rawTo } from './raw-to.ts';
import type { RawCall } from '../helpers/raw.ts';
import { request } from '../helpers/requests.ts';
import { handClock, startTestStation, type TestStation } from '../helpers/station.ts';
import { CANNOT_BE_ASKED, onFaultyStation, onStationWith, SELLS_WITHOUT_LABELS } from './station/faulty-station.ts';
import { guessUntilRefused, voidWithoutAnswer } from './calls-that-fail.ts';
import { fakeScale } from '../scale/fake-scale.ts';

export interface Expected {
  status: number;
  source: 'client' | 'station' | 'carrier';
  purchase: 'not_made' | 'made' | 'unknown';
  retryable: boolean;
}
const client = (status: number, rest: Partial<Expected> = {}): Expected => ({
  status,
  source: 'client',
  purchase: 'not_made',
  retryable: false,
  ...rest,
});

/** For every code a call that reaches it, and the facts that its answer must state (contract, section 6). */
export function problemCases(
  station: TestStation,
): Record<ProblemCode, [expected: Expected, call: () => Promise<Answer>]> {
  const raw = (call: RawCall) => rawTo(station, call);
  const behaving = (itemCode: string) => request({ itemLines: [{ itemCode, weight: { units: 'LB', value: 2 } }] });
  const ship = (id: string, body: unknown = request()) => station.api.ship(id, body);
  const twice = async (id: string, body: unknown) => {
    await ship(id, body);
    return ship(id, body);
  };

  const idOf = async (transactionId: string): Promise<string> =>
    (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0].id;

  return {
    MALFORMED_JSON: [
      client(400),
      () => station.api.call('POST', '/v1/shipment', { raw: '{"a":', headers: { transactionId: 'x' } }),
    ],
    TRANSACTION_ID_REQUIRED: [client(400), () => station.api.post('/v1/shipment', request())],
    TRANSACTION_ID_INVALID: [client(400), () => ship('two words')],
    TRANSACTION_ID_MISMATCH: [client(400), () => ship('one', request({ transactionId: 'other' }))],
    FIELD_INVALID: [client(400), () => station.api.get('/station/v1/shipments?limit=0')],
    TOKEN_MISSING: [client(401), () => station.api.get('/station/v1/settings', { token: null })],
    TOKEN_INVALID: [client(401), () => station.api.get('/station/v1/settings', { token: 'made-up' })],
    TOKEN_EXPIRED: [
      client(401),
      async () => {
        const clock = handClock();
        const own = await startTestStation({ clock });
        clock.turn(3_600_000);
        try {
          return await own.api.ship('late', request());
        } finally {
          await own.dispose();
        }
      },
    ],
    HOST_NOT_ALLOWED: [client(403), () => raw({ path: '/station/v1/settings', headers: { host: 'evil.test' } })],
    ORIGIN_NOT_ALLOWED: [
      client(403),
      () => raw({ path: '/station/v1/settings', headers: { origin: 'http://evil.test' } }),
    ],
    SCOPE_MISSING: [
      client(403),
      async () => {
        const { body } = await station.api.post('/station/v1/clients', { name: 'Reader', scopes: ['read'] });
        const reader = await createApi(station.baseUrl, {
          accessKey: body.client.accessKey,
          secretKey: body.secretKey,
        });
        return reader.ship('no-scope', request());
      },
    ],
    ROLE_MISSING: [
      client(403),
      async () => {
        const own = await startTestStation();
        await addOneOfEach(own);
        const refused = await (await openWindow(own)).call('DELETE', '/station/v1/clients/some-id');
        await own.dispose();
        return refused;
      },
    ],
    SIGNATURE_INVALID: [
      client(403),
      () => station.api.get('/files/00000000000000000000000000000000?exp=1&sig=x', { token: null }),
    ],
    PAIRING_INVALID: [client(403), () => station.api.post('/station/v1/session', { code: 'none' }, { token: null })],
    NOT_FOUND: [client(404, { purchase: 'unknown' }), () => station.api.get('/station/v1/shipments/none')],
    METHOD_NOT_ALLOWED: [client(405), () => station.api.call('DELETE', '/station/v1/settings')],
    TRANSACTION_ID_REPEATED: [client(409, { purchase: 'made' }), () => twice('again', request())],
    TRANSACTION_IN_PROGRESS: [
      client(409, { purchase: 'unknown', retryable: true }),
      async () => {
        const first = ship('slow', behaving('TEST-SLOW-300'));
        await expect
          .poll(async () => (await station.api.get('/station/v1/shipments?transactionId=slow')).body.shipments.length)
          .toBe(1);
        const repeat = await ship('slow');
        await first;
        return repeat;
      },
    ],
    TRANSACTION_IN_DOUBT: [client(409, { purchase: 'unknown' }), () => twice('doubt', behaving('TEST-UNKNOWN'))],
    ALREADY_EXISTS: [
      client(409),
      async () => {
        const { body } = await station.api.get('/station/v1/accounts');
        return station.api.post('/station/v1/accounts', body.accounts[0]);
      },
    ],
    STATE_CONFLICT: [
      client(409),
      async () => {
        await ship('not-bought', behaving('TEST-REJECT'));
        return station.api.post(`/station/v1/shipments/${await idOf('not-bought')}/void`, { reason: 'None' });
      },
    ],
    SCALE_NOT_READY: [
      client(409, { retryable: true }),
      async () => {
        const scale = fakeScale();
        const own = await startTestStation({ scales: scale.drivers });
        await scale.useIn(own.api);
        const answer = await own.api.post('/station/v1/scale/weigh', { waitSeconds: 1 });
        await own.dispose();
        return answer;
      },
    ],
    FILE_EXPIRED: [
      client(410),
      async () => {
        const clock = handClock();
        const own = await startTestStation({ clock });
        const bought = await own.api.call('POST', '/v1/shipment?documents=url', {
          body: request(),
          headers: { transactionId: 'x' },
        });
        const { pathname, search } = new URL(bought.body.data.transactionShipments[0].packageDocuments[0].fileUrl);
        clock.turn(24 * 3_600_000);
        try {
          return await own.api.get(pathname + search, { token: null });
        } finally {
          await own.dispose();
        }
      },
    ],
    BODY_TOO_LARGE: [client(413), () => ship('large', request({ note: 'x'.repeat(256 * 1024) }))],
    UNSUPPORTED_MEDIA_TYPE: [
      client(415),
      () => station.api.ship('text', request(), { headers: { 'content-type': 'text/plain' } }),
    ],
    VALIDATION_FAILED: [client(422), () => ship('invalid', request({ carrierId: 'nobody' }))],
    CARRIER_REJECTED: [client(422, { source: 'carrier' }), () => ship('rejected', behaving('TEST-REJECT'))],
    OPERATION_NOT_SUPPORTED: [
      client(422, { source: 'carrier', purchase: 'unknown' }),
      () =>
        onStationWith(CANNOT_BE_ASKED, async ({ api }) => {
          await api.ship('cannot-ask', request());
          const { body } = await api.get('/station/v1/shipments?transactionId=cannot-ask');
          return api.post(`/station/v1/shipments/${body.shipments[0].id}/lookup`, undefined);
        }),
    ],
    BACKUPS_ELSEWHERE: [
      { ...client(409), source: 'station' },
      () =>
        onFaultyStation(
          ({ ledger }) => void (ledger.maintenance.backups = null),
          ({ api }) => api.get('/station/v1/backups'),
        ),
    ],
    BACKUP_UNUSABLE: [
      { ...client(422), source: 'station' },
      async () => {
        const { body } = await station.api.post('/station/v1/backups', undefined);
        const backup = new Database(join(station.dataDir, 'backups', body.backup.name));
        backup.exec("UPDATE meta SET value = value || '!' WHERE name = 'station_id'");
        backup.close();
        return station.api.call('PUT', '/station/v1/restore', { body: { backup: body.backup.name } });
      },
    ],
    RATE_LIMITED: [client(429, { retryable: true }), () => guessUntilRefused(station.api)],
    INTERNAL_ERROR: [
      client(500, { source: 'station' }),
      () =>
        onFaultyStation(({ ledger }) => {
          ledger.settings.read = () => Promise.reject(new Error('The disk is on fire'));
        }),
    ],
    LABELS_PENDING: [
      client(502, { source: 'carrier', purchase: 'made' }),
      () => onStationWith(SELLS_WITHOUT_LABELS, (own) => own.api.ship('sold', request())),
    ],
    VOID_UNCERTAIN: [client(502, { source: 'carrier', purchase: 'made' }), voidWithoutAnswer],
    SCALE_UNAVAILABLE: [
      client(503, { source: 'station', retryable: true }),
      () => station.api.post('/station/v1/scale/weigh', {}),
    ],
    CARRIER_UNAVAILABLE: [
      client(503, { source: 'carrier', retryable: true }),
      () => ship('unavailable', behaving('TEST-UNAVAILABLE')),
    ],
    LEDGER_UNUSABLE: [
      client(503, { source: 'station' }),
      () =>
        onFaultyStation(({ ledger }) => {
          ledger.shipments.accept = () => Promise.reject(new LedgerUnusableError('The disk failed'));
        }),
    ],
    LEDGER_UNAVAILABLE: [
      client(503, { source: 'station', retryable: true }),
      () =>
        onFaultyStation(({ ledger }) => {
          ledger.shipments.accept = () => Promise.reject(new LedgerAwayError('The database is away'));
        }),
    ],
    RESTORE_UNCONFIRMED: [
      client(503, { source: 'station', purchase: 'unknown', retryable: true }),
      () =>
        onFaultyStation(({ ledger }) => {
          ledger.unconfirmedGap = () => ({ from: 0, until: 1, areSalesKnown: false, confirmedAt: null });
        }),
    ],
    STATION_STOPPING: [
      client(503, { source: 'station', retryable: true }),
      () => onFaultyStation(({ engine }) => void engine.stop(0)),
    ],
    CARRIER_OUTCOME_UNKNOWN: [
      client(504, { source: 'carrier', purchase: 'unknown' }),
      () => ship('unknown', behaving('TEST-UNKNOWN')),
    ],
    STORAGE_FULL: [
      client(507, { source: 'station', retryable: true }),
      () => onFaultyStation(({ disk }) => void (disk.freeBytes = () => 0)),
    ],
  };
}
