import { expect, test } from 'vitest';
import { line, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbenchOn } from './packbench.ts';

const station = useStation();
const rules = (args: string[], input = '') => packbenchOn(station)(['rules', ...args], { input });

const choice = { carrierId: 'test-a', serviceType: 'A_EXPRESS_SAVER' };
const heavy = { name: 'Heavy', conditions: { countries: ['US'], weight: { above: 5, units: 'LB' } }, choice };
const gone = { name: 'Gone', conditions: {}, choice: { ...choice, serviceType: 'NOWHERE' } };
const weighing = (value: number) => request({ itemLines: [line({ weight: { units: 'LB', value } })] });

test('the rules are listed with what is wrong with them, and tried on what was shipped, with a list of what would be different', async () => {
  expect((await rules(['list'])).out).toBe('There are no rules.\n');
  for (const [id, pounds] of [
    ['light', 1],
    ['heavy', 9],
  ] as const)
    expect((await station.api.ship(id, weighing(pounds))).status).toBe(200);
  const body = { version: 0, rules: [heavy, gone] };
  expect((await station.api.call('PUT', '/station/v1/selection-rules', { body })).status).toBe(200);

  const listed = await rules(['list']);
  expect([listed.code, listed.out]).toEqual([
    0,
    expect.stringMatching(
      /1 +Heavy +to US, weight above 5 LB +test-a +A_EXPRESS_SAVER\n2 +Gone +every shipment +test-a +NOWHERE +\S.*NOWHERE/,
    ),
  ]);
  const tried = await rules(['try']);
  expect([tried.code, tried.out]).toEqual([
    0,
    expect.stringMatching(
      /looked at +2\n[\s\S]*another way +1\n[\s\S]*heavy +\S+ +US \S+ +test-a A_GROUND +test-a A_EXPRESS_SAVER +Heavy/,
    ),
  ]);
});

test('rules of a file are tried before they hold, as `list --json` gives them; what is no list is refused', async () => {
  const kept = (await rules(['list', '--json'])).json;
  const tried = await rules(['try', '-', '--json'], JSON.stringify(kept));
  expect([tried.code, tried.json]).toEqual([0, expect.objectContaining({ examined: 2, different: 1 })]);
  const all = JSON.stringify([{ ...heavy, conditions: {} }]);
  expect((await rules(['try', '-', '--json'], all)).json).toMatchObject({ examined: 2, different: 2 });
  const none = await rules(['try', '-'], '{}');
  expect([none.code, none.err]).toEqual([2, '- holds no list of rules. Nothing was tried.\n']);
  expect((await rules(['try', '-'], '[{"name": ""}]')).code).toBe(2);
});
