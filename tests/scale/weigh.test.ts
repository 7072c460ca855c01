import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ScaleSignal } from '#electron/engine/scale/ports.ts';
import { createApi } from '../helpers/api.ts';
import { useStation } from '../helpers/use-station.ts';
import { fakeScale } from './fake-scale.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

const scale = fakeScale();
const station = useStation({
  scales: scale.drivers,
  scaleTiming: { retryMs: [10], silentMs: 60_000, tellMs: 0 },
});

const status = async () => (await station.api.get('/station/v1/scale')).body;
const weigh = (waitSeconds = 20) => station.api.post('/station/v1/scale/weigh', { waitSeconds });
/** Calls that wait for a weight: they are there before the scale says anything. */
async function waiting(count: number) {
  const before = vi.mocked(station.engine.scale.weigh).mock.calls.length;
  const answers = Array.from({ length: count }, () => weigh());
  await expect.poll(() => vi.mocked(station.engine.scale.weigh).mock.calls.length).toBe(before + count);
  return answers;
}
/** What a call that waits gets once the scale has said these. */
async function weighedWith(...signals: (() => void)[]) {
  const [answer] = await waiting(1);
  for (const signal of signals) signal();
  return (await answer)?.body;
}
const zero = () => scale.weigh('0', 'kg');

beforeAll(() => void vi.spyOn(station.engine.scale, 'weigh'));
beforeEach(async () => {
  await scale.useIn(station.api);
  zero();
});

describe('a weight', () => {
  test('is taken when it is stable, as a shipment takes it and as the scale showed it', async () => {
    const taken = await weighedWith(
      () => scale.weigh('1.2', 'kg', false),
      () => scale.weigh('1.234', 'kg'),
    );
    expect(taken).toMatchObject({ weight: { units: 'KG', value: 1.234 }, shown: { value: '1.234', unit: 'kg' } });
  });

  test.each([
    ['1234', 'g', { units: 'KG', value: 1.234 }],
    ['0.5', 'g', { units: 'KG', value: 0.0005 }],
    ['35.3', 'oz', { units: 'LB', value: 2.20625 }],
    ['0.1', 'oz', { units: 'LB', value: 0.00625 }],
    ['2.205', 'lb', { units: 'LB', value: 2.205 }],
  ] as const)('of %s %s is %o, exactly', async (value, unit, weight) => {
    expect((await weighedWith(() => scale.weigh(value, unit))).weight).toEqual(weight);
  });

  test('that was stable before the call is not taken: only what the scale says afterwards', async () => {
    scale.weigh('5', 'kg');
    const taken = await weighedWith(() => scale.weigh('7', 'kg'));
    expect(taken.weight.value).toBe(7);
  });

  test('counts once: the scale must show zero before the next package', async () => {
    expect((await weighedWith(() => scale.weigh('3', 'kg'))).weight.value).toBe(3);
    expect((await status()).state).toBe('LIFT_OFF');
    const next = await weighedWith(
      () => scale.weigh('3', 'kg'),
      () => scale.weigh('4', 'kg'),
      zero,
      () => scale.weigh('2', 'kg'),
    );
    expect(next.weight.value).toBe(2);
  });

  test('goes to one caller, the next one to the next', async () => {
    const answers = await waiting(2);
    scale.weigh('1', 'kg');
    zero();
    scale.weigh('2', 'kg');
    const values = (await Promise.all(answers)).map(({ body }) => body.weight.value);
    expect(values.sort()).toEqual([1, 2]);
  });

  test('that lay on the scale when it was connected counts only after zero was seen', async () => {
    scale.unplug();
    await expect.poll(async () => (await status()).state).toBe('DISCONNECTED');
    scale.plugIn();
    await expect.poll(async () => (await status()).state).toBe('SILENT');
    scale.weigh('9', 'kg');
    expect((await status()).state).toBe('LIFT_OFF');
    zero();
    scale.weigh('8', 'kg');
    expect((await status()).state).toBe('STABLE');
  });

  test('that does not come in time is a problem that says what the scale shows', async () => {
    const answer = weigh(1);
    scale.weigh('1', 'kg', false);
    expect((await answer).body).toMatchObject({ code: 'SCALE_NOT_READY', detail: 'The scale is not stable yet.' });
  });

  test('is not taken for a caller who hung up', async () => {
    const hangUp = new AbortController();
    const call = fetch(`${station.baseUrl}/station/v1/scale/weigh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${station.api.token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: hangUp.signal,
    }).catch(() => 'hung up');
    await status();
    hangUp.abort();
    expect(await call).toBe('hung up');
    await expect
      .poll(async () => {
        zero();
        scale.weigh('6', 'kg');
        return (await status()).state;
      })
      .toBe('STABLE');
  });

  test('is not taken for a caller who had hung up before the call was let in', async () => {
    const answer = station.engine.scale.weigh({ waitSeconds: 20, gone: AbortSignal.abort() }).catch(() => 'refused');
    scale.weigh('6', 'kg');
    expect((await status()).state).toBe('STABLE');
    expect(await answer).toBe('refused');
  });
});

describe('what the scale shows', () => {
  test.each<[string, ScaleSignal]>([
    ['ZERO', { kind: 'weight', value: '0.000', unit: 'kg', stable: true }],
    ['MOVING', { kind: 'weight', value: '0', unit: 'kg', stable: false }],
    ['MOVING', { kind: 'weight', value: '1.2', unit: 'kg', stable: false }],
    ['STABLE', { kind: 'weight', value: '1.2', unit: 'kg', stable: true }],
    ['UNDER_ZERO', { kind: 'weight', value: '-0.002', unit: 'kg', stable: true }],
    ['UNDER_ZERO', { kind: 'under_zero' }],
    ['OVER_RANGE', { kind: 'over_range' }],
    ['NEEDS_ZERO', { kind: 'needs_zero' }],
    ['FAULT', { kind: 'fault', trouble: diagnostic('SCALE_NOT_CALIBRATED') }],
  ])('is %s where it says %o', async (state, signal) => {
    scale.say(signal);
    expect((await status()).state).toBe(state);
  });

  test.each<ScaleSignal>([
    { kind: 'weight', value: '-0.002', unit: 'kg', stable: true },
    { kind: 'under_zero' },
    { kind: 'over_range' },
    { kind: 'needs_zero' },
    { kind: 'fault', trouble: diagnostic('SCALE_NOT_CALIBRATED') },
  ])('is never taken where it is no weight: %o', async (signal) => {
    const taken = await weighedWith(
      () => scale.say(signal),
      () => scale.weigh('1', 'kg'),
    );
    expect(taken.weight.value).toBe(1);
  });

  test('is announced to those who listen', async () => {
    const seen: string[] = [];
    const stop = station.events.subscribe(({ type, state }) => void (type === 'scale' && seen.push(state)));
    scale.weigh('1', 'kg', false);
    scale.weigh('1', 'kg');
    zero();
    stop();
    expect(seen).toEqual(['MOVING', 'STABLE', 'ZERO']);
  });
});

describe('the scale of a station', () => {
  test('is none at first, and is what the settings say from then on', async () => {
    const { body: settings } = await station.api.get('/station/v1/settings');
    const set = (connection: unknown) =>
      station.api.call('PUT', '/station/v1/settings', { body: { ...settings, scale: connection } });
    await set({ type: 'none' });
    expect(await status()).toEqual({ trouble: null, state: 'OFF', detail: 'No scale is set up.', reading: null });
    expect(scale.isOpen()).toBe(false);
    const serial = { type: 'serial', path: '/dev/ttyUSB0', protocol: 'sics', baudRate: 9600, framing: '8N1' };
    await set(serial);
    await expect.poll(() => scale.opened.at(-1)).toEqual(serial);
    const wrong = await set({ ...serial, path: '/etc/passwd' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  test('that is unplugged is connected again when it is back', async () => {
    scale.unplug();
    await expect.poll(status).toMatchObject({
      state: 'DISCONNECTED',
      detail: 'No such USB scale is plugged in.',
      trouble: { code: 'SCALE_NOT_PLUGGED_IN', values: {} },
      reading: null,
    });
    expect((await weigh()).body).toMatchObject({ code: 'SCALE_UNAVAILABLE', status: 503 });
    scale.plugIn();
    await expect.poll(async () => (await status()).state).toBe('SILENT');
  });

  test('is found by whoever administers the station', async () => {
    expect((await station.api.get('/station/v1/scales')).body.available).toEqual([
      { name: 'Bench scale', connection: { type: 'hid', vendorId: 0x0922 } },
    ]);
    const { body } = await station.api.post('/station/v1/clients', { name: 'Shop', scopes: ['ship'] });
    const shop = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
    expect((await shop.get('/station/v1/scales')).body.code).toBe('SCOPE_MISSING');
    expect((await shop.get('/station/v1/scale')).status).toBe(200);
  });
});
