import { expect, test } from 'vitest';
import { useStation } from '../helpers/use-station.ts';
import { openWindow } from '../api/roles/windows.ts';
import { packbenchOn } from './packbench.ts';

const station = useStation();
const packers = (...args: string[]) => packbenchOn(station)(['packers', ...args]);

test('people are added, changed and listed; an administrator can always be made', async () => {
  const made = await packers('add', 'Ada', '--role', 'administrator', '--badge', 'ADA');
  expect([made.code, made.out]).toEqual([
    0,
    expect.stringContaining('Ada has the role administrator and the badge ADA.'),
  ]);
  const window = await openWindow(station);
  expect((await window.call('DELETE', '/station/v1/clients/none')).body.code).toBe('ROLE_MISSING');
  const lonely = await packers('change', 'ada', '--role', 'lead');
  expect([lonely.code, lonely.err]).toEqual([1, expect.stringContaining('Ada is the last administrator.')]);

  expect((await packers('add', 'Pam', '--badge', 'PAM', '--language', 'de')).code).toBe(0);
  expect((await packers('change', 'PAM', '--role', 'administrator')).code).toBe(0);
  expect((await packers('change', 'ADA', '--inactive', '--name', 'Ada L.')).out).toContain('is inactive');
  const list = await packers();
  expect(list.out).toMatch(/Ada L\. +administrator +ADA +inactive[\s\S]*Pam +administrator +PAM +de/);
  const { packers: known } = (await packers('--json')).json;
  expect(known.map(({ name, active }: { name: string; active: boolean }) => [name, active])).toEqual([
    ['Ada L.', false],
    ['Pam', true],
  ]);
});

test('a role that there is not, and a badge that nobody has, are said', async () => {
  const role = await packers('add', 'Zoe', '--role', 'boss');
  expect([role.code, role.err]).toEqual([2, expect.stringContaining('A role is one of packer, lead, administrator.')]);
  const badge = await packers('change', 'NONE', '--active');
  expect([badge.code, badge.err]).toEqual([2, expect.stringContaining('Nobody has the badge NONE.')]);
});
