import { afterAll, beforeAll } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { carrierInEveryOrder } from '../../engine/manifests/carrier-in-every-order.ts';
import { prepareLedger } from '../../engine/shipping/prepare-ledger.ts';
import { newFolder, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from '../database.ts';

const folders = [newFolder(), newFolder()];
let database: TestDatabase;
let desks: Ledger[];

beforeAll(async () => {
  database = await newDatabase();
  const { address } = database;
  const clock = new TestClock();
  desks = await Promise.all(folders.map(({ folder }) => openPostgresLedger({ address, folder, clock })));
  for (const desk of desks.slice(0, 1)) await prepareLedger(desk);
});
afterAll(async () => {
  await Promise.all(desks.map((desk) => desk.close()));
  await database.drop();
  for (const { remove } of folders) remove();
});

carrierInEveryOrder(() => desks);
