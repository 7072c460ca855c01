import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../helpers/api.ts';
import { internationalRequest, request } from '../../helpers/requests.ts';
import { handClock, startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const HOUR_MS = 3_600_000;
const clock = handClock();
const station = useStation({ clock });
let link: URL;

const buy = async (transactionId: string, body: unknown, api = station.api) => {
  const answer = await api.call('POST', '/v1/shipment?documents=url', { body, headers: { transactionId } });
  return (answer.body.data.transactionShipments[0].packageDocuments as { fileUrl: string }[]).map(
    ({ fileUrl }) => new URL(fileUrl),
  );
};
const fetchPath = (path: string) => station.api.get(path, { token: null });
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

beforeAll(async () => {
  link = (await buy('first', request()))[0] as URL;
});

test('a link gives the bytes without a token, as a PDF that browsers neither guess nor keep', async () => {
  const answer = await fetch(link);
  const bytes = Buffer.from(await answer.arrayBuffer());

  expect(answer.status).toBe(200);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/filename="label-1\.pdf"/),
    'cache-control': expect.stringMatching(/no-store|private/),
    'referrer-policy': 'no-referrer',
  });
  expect(answer.headers.get('x-request-id')).toMatch(/./);
});

test('the bytes are those that the ledger has the SHA-256 of', async () => {
  const { body } = await station.api.get('/station/v1/shipments?transactionId=first');
  const detail = (await station.api.get(`/station/v1/shipments/${body.shipments[0].id}`)).body;
  const bytes = Buffer.from(await (await fetch(link)).arrayBuffer());

  expect(detail.documents).toHaveLength(1);
  expect(detail.documents[0]).toMatchObject({
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
});

test('the commercial invoice has a link and a name of its own', async () => {
  const links = await buy('international', internationalRequest());
  const invoice = await fetch(links[1] as URL);

  expect(invoice.headers.get('content-disposition')).toContain('commercial-invoice-1.pdf');
  expect((await invoice.text()).startsWith('%PDF-')).toBe(true);
});

describe('a link that was tampered with is 403 SIGNATURE_INVALID', () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(link);
    change(url);
    return url.pathname + url.search;
  };

  test.each<[string, (url: URL) => void]>([
    ['a later expiry', (url) => url.searchParams.set('exp', String(Number(url.searchParams.get('exp')) + 1))],
    ['the same expiry written otherwise', (url) => url.searchParams.set('exp', `0${url.searchParams.get('exp')}`)],
    ['no expiry', (url) => url.searchParams.delete('exp')],
    ['no signature', (url) => url.searchParams.delete('sig')],
    ['an empty signature', (url) => url.searchParams.set('sig', '')],
    [
      'a signature with a letter changed',
      (url) =>
        url.searchParams.set(
          'sig',
          `${url.searchParams.get('sig')?.[0] === 'A' ? 'B' : 'A'}${url.searchParams.get('sig')?.slice(1)}`,
        ),
    ],
    ['a signature with more behind it', (url) => url.searchParams.set('sig', `${url.searchParams.get('sig')}=`)],
    ['a signature that is cut', (url) => url.searchParams.set('sig', `${url.searchParams.get('sig')?.slice(0, -1)}`)],
    ['another document', (url) => void (url.pathname = '/files/00112233445566778899aabbccddeeff')],
    [
      'the id in capitals',
      (url) =>
        void (url.pathname = url.pathname.replace(/[0-9a-f]{32}/, (id) => id.toUpperCase().replace(/^\d*$/, 'A'))),
    ],
    ['a path out of the folder', (url) => void (url.pathname = '/files/%2e%2e%2fledger.db')],
  ])('%s', async (_name, change) => {
    expect(said(await fetchPath(changed(change)))).toEqual([403, 'SIGNATURE_INVALID']);
  });

  test('the signature of another document', async () => {
    const [other] = await buy('other', request());

    expect(said(await fetchPath(link.pathname + (other?.search ?? '')))).toEqual([403, 'SIGNATURE_INVALID']);
  });

  test('a link of another station', async () => {
    const own = await startTestStation({ clock });
    const [foreign] = await buy('x', request(), own.api);
    await own.dispose();

    expect(said(await fetchPath((foreign?.pathname ?? '') + (foreign?.search ?? '')))).toEqual([
      403,
      'SIGNATURE_INVALID',
    ]);
  });

  test('a parameter given twice is refused', async () => {
    expect((await fetchPath(`${link.pathname}${link.search}&exp=1`)).status).toBe(400);
  });
});

test('a link is valid for 24 hours and is 410 FILE_EXPIRED from then on; a read gives a fresh one to the same bytes', async () => {
  const before = await (await fetch(link)).arrayBuffer();

  clock.turn(24 * HOUR_MS - 1000);
  expect((await fetchPath(link.pathname + link.search)).status).toBe(200);
  clock.turn(1000);
  expect(said(await fetchPath(link.pathname + link.search))).toEqual([410, 'FILE_EXPIRED']);

  const api = await createApi(station.baseUrl, station.credentials);
  const { body } = await api.get('/station/v1/shipments/by-transaction/first?documents=url');
  const fresh = body.data.transactionShipments[0].packageDocuments[0].fileUrl;
  expect(fresh).not.toBe(link.href);
  expect(Buffer.from(await (await fetch(fresh)).arrayBuffer())).toEqual(Buffer.from(before));
});

test('a link keeps its worth over a restart, and a fresh one names the new address', async () => {
  const own = await startTestStation();
  const [first] = await buy('kept', request(), own.api);
  await own.stop();
  const again = await startTestStation({ dataDir: own.dataDir });
  const kept = await again.api.get((first?.pathname ?? '') + (first?.search ?? ''), { token: null });
  const { body } = await again.api.get('/station/v1/shipments/by-transaction/kept?documents=url');
  await again.dispose();

  expect(kept.status).toBe(200);
  expect(body.data.transactionShipments[0].packageDocuments[0].fileUrl.startsWith(`${again.baseUrl}/files/`)).toBe(
    true,
  );
});
