import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { request } from '../helpers/requests.ts';
import { newDataDir } from '../helpers/station.ts';
import { launch, useLaunches, type TestDesktop } from './use-desktop.ts';

useLaunches();

const SHIP = '/cloud-ship-service/v1/shipment';
const weighing = (itemCode: string) => request({ itemLines: [{ itemCode, weight: { units: 'LB', value: 2 } }] });
const buy = ({ call }: TestDesktop, transactionId: string, body: unknown = request()) =>
  call(SHIP, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: 'app://station', transactionId },
  });

describe('menu and tray', () => {
  test('the tray counts the shipments that need attention, from the first one to the last', async () => {
    const own = await launch();
    await expect.poll(() => own.seen.tray.tooltip).toBe('Packbench: Nothing needs attention');
    await buy(own, 'lost', weighing('TEST-UNKNOWN'));
    await expect.poll(() => own.seen.tray.tooltip).toBe('Packbench: 1 thing needs attention');
    expect([own.seen.badge, own.seen.tray.menu[0]]).toMatchObject([1, { enabled: true }]);

    const list = (await (await own.call('/station/v1/attention')).json()) as { items: { shipment: { id: string } }[] };
    await own.call(`/station/v1/shipments/${list.items[0]?.shipment.id}/resolution`, {
      method: 'POST',
      body: JSON.stringify({ decision: 'not_bought', reason: 'Asked the carrier' }),
      headers: { 'content-type': 'application/json' },
    });
    await expect.poll(() => own.seen.badge).toBe(0);
  });

  test('attention in the tray opens that screen', async () => {
    const own = await launch();
    await buy(own, 'lost', weighing('TEST-UNKNOWN'));
    await expect.poll(() => own.seen.badge).toBe(1);
    own.seen.tray.menu[0]?.click?.({} as never, undefined, {} as never);
    expect(own.seen.windows[0]?.contents.url).toBe('app://station/#/attention');
  });

  test("speak the system's language, and the window's once it says which", async () => {
    const own = await launch({ locale: 'de-AT' });
    const labels = () => own.seen.menu.map(({ label }) => label);
    expect(labels()).toEqual(['Datei', 'Bearbeiten', 'Ansicht', 'Hilfe']);
    await own.ask('station:speak', 'en');
    expect(labels()).toEqual(['File', 'Edit', 'View', 'Help']);
    expect(own.seen.tray.tooltip).toBe('Packbench: Nothing needs attention');
  });
});

test('an installed application starts at login while the setting says so, and no longer', async () => {
  const home = newDataDir();
  const own = await launch({ isPackaged: true, env: { XDG_CONFIG_HOME: home } });
  const file = join(home, 'autostart', 'packbench.desktop');
  const set = async (openAtLogin: boolean) => {
    const settings = (await (await own.call('/station/v1/settings')).json()) as object;
    await own.call('/station/v1/settings', {
      method: 'PUT',
      body: JSON.stringify({ ...settings, openAtLogin }),
      headers: { 'content-type': 'application/json' },
    });
  };
  expect(existsSync(file)).toBe(false);
  await set(true);
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('Exec="/opt/Packbench/packbench" --hidden');
  await set(false);
  await expect.poll(() => existsSync(file)).toBe(false);
  rmSync(home, { recursive: true, force: true });
});

test('the machine stays awake while a batch runs, and no longer', async () => {
  const own = await launch();
  const rows = [weighing('TEST-SLOW-1500')];
  const made = await own.call('/station/v1/batches', {
    method: 'POST',
    body: JSON.stringify({ name: 'Evening', rows, start: true }),
    headers: { 'content-type': 'application/json' },
  });
  expect([made.status, await made.json()]).toMatchObject([201, { batch: { state: 'RUNNING' } }]);
  await expect.poll(() => own.seen.blockers.size).toBe(1);
  await expect.poll(() => own.seen.blockers.size).toBe(0);
});
