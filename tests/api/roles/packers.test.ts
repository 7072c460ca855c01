import { describe, expect, test } from 'vitest';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { readPdf } from '../../labels/drawing.ts';
import { readEvents } from '../../helpers/event-stream.ts';
import { addPacker, openWindow, windowWith } from './windows.ts';

const station = useStation();
const put = (id: string, body: object) => station.api.call('PUT', `/station/v1/packers/${id}`, { body });

describe('people', () => {
  test('are added with a badge of their own or one that is made up, and listed by name', async () => {
    const zoe = await addPacker(station, { name: ' Zoe ', badge: 'Z-1', language: 'de' });
    expect(zoe).toMatchObject({ name: 'Zoe', role: 'packer', badge: 'Z-1', language: 'de', active: true });
    const ben = await addPacker(station, { name: 'Ben', role: 'lead' });
    expect(ben.badge).toMatch(/^\d{8}$/);
    const { body } = await station.api.get('/station/v1/packers');
    expect(body.packers.map(({ name }: { name: string }) => name)).toEqual(['Ben', 'Zoe']);
    const answers = [{ name: 'ZOE' }, { name: 'Other', badge: 'Z-1' }].map((draft) =>
      station.api.post('/station/v1/packers', { role: 'packer', ...draft }),
    );
    expect((await Promise.all(answers)).map(({ body: { code, detail } }) => [code, detail])).toEqual([
      ['ALREADY_EXISTS', 'Somebody is named "ZOE" already.'],
      ['ALREADY_EXISTS', 'Somebody has the badge Z-1 already.'],
    ]);
  });

  test('are told of to every window: who is added, changed, and signed on and off, for a duplicated tab shows that, too', async () => {
    const events = await readEvents(station.baseUrl, station.api.token);
    expect((await events.next())?.event).toBe('ready');
    const window = await openWindow(station);
    const { id } = await addPacker(station, { name: 'Told', badge: 'TOLD' });
    await put(id, { name: 'Told', role: 'lead' });
    await window.signOn('TOLD');
    await window.call('DELETE', '/station/v1/session/packer');
    const told = (await events.take(4)).map(({ event, data }) => [event, data.id, data.state]);
    const states = ['CREATED', 'CHANGED', 'SIGNED_ON', 'SIGNED_OFF'];
    expect(told).toEqual(states.map((state) => ['packer', id, state]));
    events.hangUp();
  });

  test('a badge that no barcode could carry is refused, and the form that it must have is named', async () => {
    const { status, body } = await station.api.post('/station/v1/packers', { name: 'X', role: 'packer', badge: 'ä' });
    expect([status, body.errors[0]]).toEqual([
      422,
      expect.objectContaining({ pointer: '/badge', message: expect.stringContaining('3 to 24 digits') }),
    ]);
  });

  test('the last active administrator can be neither made inactive nor given another role', async () => {
    const ada = await addPacker(station, { name: 'Ada', role: 'administrator' });
    for (const change of [{ role: 'lead' }, { role: 'administrator', active: false }]) {
      const { status, body } = await put(ada.id, { name: 'Ada', ...change });
      expect([status, body.code, body.trouble]).toEqual([
        ...[409, 'STATE_CONFLICT', { code: 'LAST_ADMINISTRATOR', values: { name: 'Ada' } }],
      ]);
    }
    await addPacker(station, { name: 'Eve', role: 'administrator' });
    expect((await put(ada.id, { name: 'Ada', role: 'lead' })).body.packer).toMatchObject({
      ...{ role: 'lead', badge: ada.badge },
    });
    expect((await put('nobody', { name: 'N', role: 'lead' })).body.code).toBe('NOT_FOUND');
  });
});

test('the badges of all who are active, or of one person, are pages to print', async () => {
  const own = await startTestStation();
  const read = (query = '') => own.api.get(`/station/v1/packers/badges?language=en${query}`);
  expect((await read()).body.detail).toBe('Nobody packs here yet.');
  const [zoe] = [await addPacker(own, { name: 'Zoe' }), await addPacker(own, { name: 'Ben', active: false })];
  const all = await read();
  expect([all.status, all.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const words = JSON.stringify(await readPdf(all.body));
  expect([words.includes('Zoe'), words.includes('Ben')]).toEqual([true, false]);
  expect((await read(`&id=${zoe.id}`)).status).toBe(200);
  expect((await read('&id=nobody')).body.code).toBe('NOT_FOUND');
  await own.dispose();
});

describe('signing on', () => {
  test('by a scanned badge, with or without its prefix, or by choice; another badge changes over', async () => {
    const window = await openWindow(station);
    const pam = await addPacker(station, { name: 'Pam', badge: 'PAM' });
    await addPacker(station, { name: 'Lea', role: 'lead', badge: 'LEA' });
    const read = async () => (await window.call('GET', '/station/v1/session/packer')).body;
    expect(await read()).toEqual({ packer: null, role: 'packer' });
    expect((await window.signOn('pb.badge.lea')).body).toMatchObject({ packer: { name: 'Lea' }, role: 'lead' });
    await window.call('POST', '/station/v1/session/packer', { body: { packerId: pam.id } });
    expect(await read()).toEqual({ packer: pam, role: 'packer' });
    expect((await window.signOn('LEA')).body.packer.name).toBe('Lea');
    expect((await window.call('DELETE', '/station/v1/session/packer')).body).toEqual({ packer: null, role: 'packer' });
  });

  test('is each window’s own', async () => {
    const [one, two] = [await openWindow(station), await openWindow(station)];
    await one.signOn('PAM');
    expect((await two.call('GET', '/station/v1/session/packer')).body.packer).toBeNull();
  });

  test('with a badge that nobody has, or of somebody who is inactive, says so and changes nothing', async () => {
    const window = await openWindow(station);
    await window.signOn('PAM');
    const gone = await addPacker(station, { name: 'Gone', badge: 'GONE', active: false });
    const answers = [await window.signOn('PB.BADGE.NONE'), await window.signOn(gone.badge)];
    expect(answers.map(({ status, body }) => [status, body.trouble])).toEqual([
      [404, { code: 'BADGE_UNKNOWN', values: { badge: 'NONE' } }],
      [409, { code: 'PACKER_INACTIVE', values: { name: 'Gone' } }],
    ]);
    expect((await window.call('GET', '/station/v1/session/packer')).body.packer.name).toBe('Pam');
    for (const body of [{}, { badge: 'PAM', packerId: gone.id }]) {
      const answer = await window.call('POST', '/station/v1/session/packer', { body });
      expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    }
  });

  test('is for windows: a client with keys is bounded by its scopes alone', async () => {
    const refused = await station.api.post('/station/v1/session/packer', { badge: 'PAM' });
    expect([refused.status, refused.body.code]).toEqual([403, 'SCOPE_MISSING']);
    expect((await station.api.get('/station/v1/session/packer')).body).toEqual({ packer: null, role: null });
  });

  test('outlives the renewal of the session, and ends where the person is made inactive', async () => {
    const window = await openWindow(station);
    const tim = await addPacker(station, { name: 'Tim', badge: 'TIM' });
    await window.signOn('TIM');
    const renewed = await window.call('POST', '/station/v1/session/renew');
    const later = windowWith(station.api, renewed.body.accessToken);
    expect((await later.call('GET', '/station/v1/session/packer')).body.packer.name).toBe('Tim');
    await put(tim.id, { name: 'Tim', role: 'packer', active: false });
    expect((await later.call('GET', '/station/v1/session/packer')).body.packer).toBeNull();
  });
});

test('whoever is signed on in a browser, and in the desktop application, still is after a restart', async () => {
  const first = await startTestStation();
  await addPacker(first, { name: 'Pam', badge: 'PAM' });
  const { token, signOn } = await openWindow(first);
  await signOn('PAM');
  const inApp = (station: typeof first, init?: RequestInit) =>
    station.answerWindow(new Request('app://station/station/v1/session/packer', init));
  const body = JSON.stringify({ badge: 'PAM' });
  const answer = await inApp(first, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe(200);
  await first.stop();
  const second = await startTestStation({ dataDir: first.dataDir });
  const again = await windowWith(second.api, token).call('GET', '/station/v1/session/packer');
  expect(again.body.packer.name).toBe('Pam');
  expect(((await (await inApp(second)).json()) as { packer: { name: string } }).packer.name).toBe('Pam');
  await second.dispose();
});
