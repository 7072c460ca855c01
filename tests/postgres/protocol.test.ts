import { expect, test } from 'vitest';
import { prepareLedger } from '../engine/shipping/prepare-ledger.ts';
import { seeded } from '../fault/harness/fault.ts';
import { runs, SEED } from '../forms.ts';
import { followWays, nothing } from '../protocol/replay/compare.ts';
import { postgresPlace } from '../protocol/replay/postgres-place.ts';
import { RULES } from '../protocol/model/rules.ts';
import { newDatabase } from './database.ts';

test('three stations on one database do what the model of the protocol does, step by step', async () => {
  const { address, drop } = await newDatabase();
  const place = await postgresPlace(address, 3);
  await prepareLedger(place.ledger);
  const following = { place, rules: RULES, first: nothing(3, 2), isLeftOut: /^accept unheard$/ };
  const found = await followWays(following, { ways: runs(100), length: 30, random: seeded(SEED) });
  expect(found).toBeNull();
  await place.close();
  await drop();
});
