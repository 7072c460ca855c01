import { describe, expect, test } from 'vitest';
import { isValidMod37_36 } from '../../helpers/platform-number.ts';
import { range } from '../../helpers/range.ts';
import { line, recipientIn, request } from '../../helpers/requests.ts';
import { handClock, startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { readPdf } from '../../labels/drawing.ts';

const clock = handClock();
const station = useStation({ clock });

let count = 0;
/** Buys on the account and returns the shipment's id. */
async function bought(changes: Record<string, unknown> = {}): Promise<string> {
  const transactionId = `m-${++count}`;
  expect((await station.api.ship(transactionId, request(changes))).status).toBe(200);
  const { body } = await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`);
  return body.shipments[0].id;
}
const close = (carrierId: string) => station.api.post('/station/v1/manifests', { carrierId });
const closed = async (carrierId: string) => (await close(carrierId)).body.manifest;
const preview = (carrierId: string) => station.api.get(`/station/v1/manifests/preview?carrierId=${carrierId}`);
const voidIt = (id: string) => station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Not needed' });
const listed = async (query: string): Promise<string[]> =>
  (await station.api.get(`/station/v1/shipments?${query}`)).body.shipments.map(({ id }: { id: string }) => id);
const toBerlin = { serviceType: '101', recipient: recipientIn('DE') };

describe('closing the day of an account', () => {
  test('takes what is labelled and on no manifest, with its exact totals', async () => {
    const weighing = (value: number) => line({ weight: { units: 'LB', value }, itemTransactionId: `w${value}` });
    await bought({ itemLines: [weighing(0.1)] });
    await bought({ itemLines: [weighing(0.2), weighing(1)] });
    await bought({ serviceType: 'A_EXPRESS_SAVER', itemLines: [line({ weight: { units: 'KG', value: 2 } })] });
    await bought({ ...toBerlin, carrierId: 'test-f' });

    const totals = {
      shipments: 3,
      packages: 4,
      weights: [
        { units: 'KG', value: 2 },
        { units: 'LB', value: 1.3 },
      ],
      services: [
        { serviceCode: 'A_EXPRESS_SAVER', name: expect.any(String), shipments: 1, packages: 1 },
        { serviceCode: 'A_GROUND', name: expect.any(String), shipments: 2, packages: 3 },
      ],
    };
    expect((await preview('test-a')).body).toMatchObject({ carrierId: 'test-a', totals, more: false });
    const { status, body } = await close('test-a');
    expect(status).toBe(201);
    expect(body.manifest).toMatchObject({ carrierId: 'test-a', carrierCode: 'CARRIER_A', test: true, totals });
    expect(body.manifest.number).toMatch(/^MF[0-9A-Z]{2}[0-9]{8}[0-9A-Z]$/);
    expect(isValidMod37_36(body.manifest.number)).toBe(true);
    expect((await preview('test-a')).body.totals.shipments).toBe(0);
    expect((await preview('test-f')).body.totals.shipments).toBe(1);
  });

  test('takes those that are named, and no others; where one may not go on it each is said, and nothing is closed', async () => {
    const [first, other, third] = [await bought(), await bought(), await bought()];
    const [voided, elsewhere] = [await bought(), await bought({ ...toBerlin, carrierId: 'test-f' })];
    await voidIt(voided);
    const closeOf = (...shipmentIds: string[]) =>
      station.api.post('/station/v1/manifests', { carrierId: 'test-a', shipmentIds });
    const refused = await closeOf(first, voided, elsewhere, 'none');
    expect([refused.status, refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      422,
      ['/shipmentIds/1', '/shipmentIds/2', '/shipmentIds/3'],
    ]);
    expect(refused.body.errors[0].message).toMatch(/ is VOIDED; only labelled ones go on a manifest\.$/);
    const { body } = await closeOf(third, first);
    expect(body.manifest.totals.shipments).toBe(2);
    expect(await listed(`manifestId=${body.manifest.id}`)).toEqual([third, first]);
    expect((await closeOf(first)).body.errors[0].message).toMatch(/ is on a manifest already\.$/);
    expect(await listed(`manifested=false&ids=${first},${other},${third}`)).toEqual([other]);
    await close('test-a');
  });

  test('marks each shipment, which can be listed by it', async () => {
    const id = await bought({ ...toBerlin, carrierId: 'test-g', serviceType: 'PARCEL' });
    expect(await listed('manifested=false&carrierId=test-g')).toEqual([id]);
    const manifest = await closed('test-g');
    expect(await listed(`manifestId=${manifest.id}`)).toEqual([id]);
    expect(await listed('manifested=true&carrierId=test-g')).toEqual([id]);
    expect(await listed('manifested=false&carrierId=test-g')).toEqual([]);
    const { body } = await station.api.get(`/station/v1/shipments/${id}`);
    expect(body.shipment.manifestId).toBe(manifest.id);
  });

  test('takes a shipment once: the next manifest has what came after', async () => {
    const first = await bought({ carrierId: 'test-b', serviceType: '03' });
    const morning = await closed('test-b');
    const second = await bought({ carrierId: 'test-b', serviceType: '03' });
    const evening = await closed('test-b');
    expect(await listed(`manifestId=${morning.id}`)).toEqual([first]);
    expect(await listed(`manifestId=${evening.id}`)).toEqual([second]);
    expect(evening.number > morning.number).toBe(true);
  });

  test('twice at once makes one manifest', async () => {
    await bought({ carrierId: 'test-i', serviceType: 'I_GROUND' });
    const answers = await Promise.all([close('test-i'), close('test-i')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('leaves out what was voided before, and says of a later void what to do with the paper', async () => {
    const [early, late] = [
      await bought({ carrierId: 'test-b', serviceType: '03' }),
      await bought({ carrierId: 'test-b', serviceType: '03' }),
    ];
    await voidIt(early);
    const manifest = await closed('test-b');
    expect(await listed(`manifestId=${manifest.id}`)).toEqual([late]);
    expect((await voidIt(late)).body.label).toContain('manifest');
    expect((await station.api.get(`/station/v1/manifests/${manifest.id}`)).body.manifest).toEqual(manifest);
  });

  test('leaves test labels out once an account is live, and takes the live ones of an account that is back in test mode', async () => {
    const { api } = station;
    const { accounts } = (await api.get('/station/v1/accounts')).body;
    const account = accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-b');
    const setAdapter = (adapter: object) =>
      api.call('PUT', '/station/v1/accounts/test-b', { body: { ...account, adapter } });
    const counted = async () => [
      (await preview('test-b')).body.totals.shipments,
      (await api.get('/station/v1/hand-overs?carrierId=test-b')).body.missing.length,
    ];
    const onB = { carrierId: 'test-b', serviceType: '03' };
    const test = await bought(onB);
    await setAdapter(range());
    expect(await counted()).toEqual([0, 0]);
    expect((await close('test-b')).body.code).toBe('STATE_CONFLICT');
    const scanned = async (id: string) => {
      const { shipment } = (await api.get(`/station/v1/shipments/${id}`)).body;
      return (await api.post('/station/v1/hand-overs', { code: shipment.trackingNumbers[0] })).body;
    };
    expect(await scanned(test)).toMatchObject({
      outcome: 'NOT_LABELLED',
      trouble: { code: 'HAND_OVER_TEST_LABEL' },
      parcel: { handOver: null },
    });
    const live = await bought(onB);
    expect(await counted()).toEqual([1, 1]);
    const { body } = await api.post('/station/v1/manifests', { carrierId: 'test-b', shipmentIds: [live, test] });
    expect(body.errors).toMatchObject([
      { pointer: '/shipmentIds/1', message: expect.stringContaining('a test label') },
    ]);
    await setAdapter({ type: 'test' });
    expect(await counted()).toEqual([1, 1]);
    expect((await scanned(live)).outcome).toBe('HANDED_OVER');
    const manifests = [await closed('test-b'), await closed('test-b')];
    expect(manifests.map((each) => each.test)).toEqual([false, true]);
    expect(await listed(`manifestId=${manifests[0].id}`)).toEqual([live]);
    expect(await listed(`manifestId=${manifests[1].id}`)).toEqual([test]);
  });

  test('is refused where nothing waits, and where there is no such account', async () => {
    expect((await close('test-h')).body.code).toBe('STATE_CONFLICT');
    expect((await close('nobody')).body.code).toBe('NOT_FOUND');
    expect((await preview('nobody')).body.code).toBe('NOT_FOUND');
  });

  test('still works for an account that was removed with shipments waiting', async () => {
    await bought({ carrierId: 'test-c', serviceType: 'C24', recipient: recipientIn('GB') });
    await station.api.call('DELETE', '/station/v1/accounts/test-c');
    expect((await closed('test-c')).totals.shipments).toBe(1);
  });

  test('vouches for the journal: its newest line is kept with it', async () => {
    const id = await bought({ carrierId: 'test-b', serviceType: '03' });
    const { journal } = (await station.api.get(`/station/v1/shipments/${id}`)).body;
    const { sequence, hash } = journal.at(-1);
    expect((await closed('test-b')).journal).toEqual({ sequence, hash });
  });
});

describe('the list of manifests', () => {
  test('is paged, newest first, of one account or of all', async () => {
    const own = await startTestStation({ clock });
    const numbers: string[] = [];
    for (const carrierId of ['test-a', 'test-b', 'test-a']) {
      await own.api.ship(
        `l-${numbers.length}`,
        request({ carrierId, ...(carrierId === 'test-b' && { serviceType: '03' }) }),
      );
      numbers.push((await own.api.post('/station/v1/manifests', { carrierId })).body.manifest.number);
    }
    const list = async (query: string) => (await own.api.get(`/station/v1/manifests?${query}`)).body;
    const numbersOf = (page: { manifests: { number: string }[] }) => page.manifests.map(({ number }) => number);
    const first = await list('limit=2');
    expect(numbersOf(first)).toEqual([numbers[2], numbers[1]]);
    const second = await list(`limit=2&cursor=${first.next}`);
    expect([numbersOf(second), second.next]).toEqual([[numbers[0]], null]);
    expect(numbersOf(await list('carrierId=test-a'))).toEqual([numbers[2], numbers[0]]);
    expect((await own.api.get('/station/v1/manifests?cursor=made-up')).body.code).toBe('FIELD_INVALID');
    await own.dispose();
  });

  test('has no manifest that nobody closed', async () => {
    expect((await station.api.get('/station/v1/manifests/none')).body.code).toBe('NOT_FOUND');
    expect((await station.api.get('/station/v1/manifests/none/pdf')).body.code).toBe('NOT_FOUND');
  });
});

test('the PDF names the manifest and every shipment on it', async () => {
  const own = await startTestStation({ clock });
  await own.api.ship('paper', request());
  const { manifest } = (await own.api.post('/station/v1/manifests', { carrierId: 'test-a' })).body;
  const { shipments } = (await own.api.get('/station/v1/shipments?transactionId=paper')).body;
  const { status, headers, body } = await own.api.get(`/station/v1/manifests/${manifest.id}/pdf`);
  await own.dispose();

  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${manifest.number}.pdf"`);
  const [page] = await readPdf(body);
  for (const text of [
    manifest.number,
    ...shipments[0].trackingNumbers,
    'Los Angeles, 90001, US',
    manifest.journal.hash,
  ]) {
    expect(page?.text).toContain(text);
  }
});

test('the PDF of an account that ships from "us" is on the paper that is used there', async () => {
  const [template] = (await station.api.get('/station/v1/accounts')).body.accounts;
  const { address, contact } = template.shipFrom;
  const account = {
    ...template,
    carrierId: 'small',
    shipFrom: { address: { ...address, countryCode: 'us' }, contact },
  };
  const created = await station.api.post('/station/v1/accounts', account);
  expect(created.body.account.shipFrom.address.countryCode).toBe('US');
  await bought({ carrierId: 'small' });
  const { id } = await closed('small');
  const { body } = await station.api.get(`/station/v1/manifests/${id}/pdf`);
  expect(Buffer.from(body).toString('latin1')).toMatch(/MediaBox *\[ *0 0 612 792/);
});
