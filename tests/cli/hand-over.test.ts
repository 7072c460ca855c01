import { expect, test } from 'vitest';
import { line, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbenchOn } from './packbench.ts';

const station = useStation();
const handOver = (args: string[], input = '') => packbenchOn(station)(['hand-over', ...args], { input });

test('parcels are handed over by their codes, from arguments or standard input, and taken back', async () => {
  const { body } = await station.api.ship('two', request({ itemLines: [line(), line({ itemTransactionId: 'p2' })] }));
  const [one, two] = body.data.transactionShipments.map((each: { trackingNumber: string }) => each.trackingNumber);
  const first = await handOver([one, '--packer', 'Mia']);
  expect([first.code, first.out]).toEqual([0, expect.stringMatching(/HANDED_OVER +1 of 2 +\S/)]);
  const both = await handOver(['-', '--json'], `${one}\n\n  ${two}\n`);
  expect([both.code, both.json.results.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([
    ...[0, ['ALREADY', 'HANDED_OVER']],
  ]);
  expect(both.json.results[0].parcel.handOver.packer).toBe('Mia');
  const back = await handOver([two, 'NOBODY', '--take-back']);
  expect([back.code, back.out]).toEqual([
    1,
    expect.stringMatching(/TAKEN_BACK[\s\S]*NOBODY +UNKNOWN_CODE +No parcel has the number NOBODY\./),
  ]);
  expect((await handOver([])).code).toBe(2);
});

test('a code that the station refuses ends the command, which says what was handed over before it', async () => {
  const { body } = await station.api.ship('three', request());
  const { trackingNumber } = body.data.transactionShipments[0];
  const { code, err } = await handOver([trackingNumber, 'X'.repeat(201), 'NEVER-SAID']);
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(new RegExp(`${trackingNumber} +HANDED_OVER[\\s\\S]*FIELD_INVALID`)),
  ]);
  expect(err).not.toContain('NEVER-SAID');
});
