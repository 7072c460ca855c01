import { expect, test } from 'vitest';
import { keyed } from '#electron/engine/addresses/addresses.ts';
import { recipient } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();
const at = (number: number) => keyed(recipient({ address: { streetLine1: `${number} Main Street` } }));

test('many addresses that are forgotten at once let others have their turn', async () => {
  const { addresses } = station.ledger;
  const MANY = 1200;
  await Promise.all(Array.from({ length: MANY }, (_, number) => addresses.remember(at(number), 1)));
  const done: string[] = [];
  const forgetting = addresses.forgetUnused(2).then((count) => done.push(`${count} forgotten`));
  await addresses.save(at(MANY), 3).then(() => done.push('saved'));
  await forgetting;

  expect(done).toEqual(['saved', `${MANY} forgotten`]);
  expect((await addresses.search({ text: '', limit: 5 })).addresses).toHaveLength(1);
});
