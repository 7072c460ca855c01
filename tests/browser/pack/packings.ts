import { expect } from 'vitest';
import { orderPath } from '../../api/orders/order-draft.ts';
import { expectOneLabel, MUG, PLATE, TEAPOT, type Bench, type Packer } from './bench.ts';

/** One order, packed. It ends with one label, or with none, and says why. */
export type Packing = (bench: Bench, packer: Packer, number: string) => Promise<void>;

const begin = async ({ put }: Bench, { scan, sees }: Packer, number: string) => {
  await put(number);
  await scan(number);
  await sees('PACK');
};
/** @returns when the last key was pressed */
const scanAll = async ({ scan }: Packer, codes: readonly string[]) => {
  let at = 0;
  for (const code of codes) at = await scan(code);
  return at;
};
const ITEMS = [MUG, PLATE, MUG];
/** Puts the parcel right, as the light says, and goes on by scanner. @returns when its label was at the printer */
const end = async (bench: Bench, { sees }: Packer, number: string) => {
  await sees('LABEL');
  await expectOneLabel(bench, number);
  return bench.printer.takeLabel();
};
const none = async ({ labels }: Bench, number: string) => expect([number, await labels(number)]).toEqual([number, 0]);

const release = async ({ station }: Bench, { sees }: Packer, number: string) => {
  await station.api.call('POST', `${orderPath(number)}/release`);
  await sees('OPEN');
};

/** What such a parcel weighs is not known yet: a person looks, and buys by key. */
export const byHand =
  (press: (keys: string) => Promise<void>): Packing =>
  async (bench, packer, number) => {
    await begin(bench, packer, number);
    packer.weigh();
    await scanAll(packer, ITEMS);
    await packer.sees('ALL THERE');
    await packer.reads('What such a parcel usually weighs is not known until three were weighed.');
    await none(bench, number);
    await press('Control+Enter');
    await end(bench, packer, number);
  };

/** Packings in which nothing is wrong: whether it is weighed before the last item or behind it. */
export const GOOD: readonly Packing[] = [
  async (bench, packer, number) => {
    await begin(bench, packer, number);
    packer.weigh();
    const scanned = await scanAll(packer, ITEMS);
    bench.lastScanToPrinter.push((await end(bench, packer, number)) - scanned);
  },
  async (bench, packer, number) => {
    await begin(bench, packer, number);
    await scanAll(packer, ITEMS);
    await packer.sees('ALL THERE');
    await none(bench, number);
    packer.weigh();
    await end(bench, packer, number);
  },
  async (bench, packer, number) => {
    await begin(bench, packer, number);
    await scanAll(packer, ITEMS);
    packer.weigh(undefined, false);
    await packer.reads('Wait until the scale stands still.');
    await none(bench, number);
    packer.weigh();
    await end(bench, packer, number);
  },
];

/** What packers, shops and machines do wrong, each with what the packer sees, and how it is put right. */
export const SPOILT: Readonly<Record<string, Packing>> = {
  'a wrong item': async (bench, packer, number) => {
    await begin(bench, packer, number);
    packer.weigh();
    await scanAll(packer, [MUG, TEAPOT]);
    await packer.sees('STOP');
    await packer.reads(`Teapot is not in order ${number}. Take it out, then go on.`);
    await scanAll(packer, [PLATE, MUG]);
    await packer.sees('STOP');
    await none(bench, number);
    await packer.scan('PB.OK');
    await packer.sees('PACK');
    await scanAll(packer, [PLATE, MUG]);
    await end(bench, packer, number);
  },
  'a code that nobody knows': async (bench, packer, number) => {
    await begin(bench, packer, number);
    packer.weigh();
    await scanAll(packer, ['99900017']);
    await packer.sees('STOP');
    await packer.reads('Nobody knows the code 99900017.');
    await packer.scan('PB.OK');
    await packer.sees('PACK');
    await scanAll(packer, ITEMS);
    await end(bench, packer, number);
  },
  'one too many': async (bench, packer, number) => {
    await begin(bench, packer, number);
    await scanAll(packer, [...ITEMS, MUG]);
    await packer.sees('STOP');
    await packer.reads(`Mug: 1 more than order ${number} has.`);
    packer.weigh();
    await packer.scan('PB.OK');
    await packer.sees('ALL THERE');
    await none(bench, number);
    await packer.scan(number);
    await end(bench, packer, number);
  },
  'the slip scanned twice': async (bench, packer, number) => {
    await begin(bench, packer, number);
    packer.weigh();
    await scanAll(packer, [MUG, number, PLATE]);
    await packer.reads('Plate: 1 of 1.');
    await none(bench, number);
    await packer.scan(MUG);
    await end(bench, packer, number);
  },
  'an order that its source changes': async (bench, packer, number) => {
    await begin(bench, packer, number);
    packer.weigh();
    await scanAll(packer, [MUG, MUG]);
    await packer.reads('Mug: 2 of 2.');
    const { lines } = await bench.read(number);
    await bench.put(number, { lines: lines.slice(0, 1) });
    await packer.sees('CHANGED');
    await packer.reads('No longer ordered: 1 × Plate. Take it out.');
    await packer.scan(PLATE);
    await packer.sees('CHANGED');
    await none(bench, number);
    await packer.scan('PB.OK');
    await packer.sees('ALL THERE');
    await packer.reads('What such a parcel usually weighs is not known until three were weighed.');
    await none(bench, number);
    await release(bench, packer, number);
  },
  'an order that is cancelled': async (bench, packer, number) => {
    await begin(bench, packer, number);
    packer.weigh();
    await scanAll(packer, [MUG, MUG]);
    await bench.put(number, { state: 'CANCELLED' });
    await packer.sees('PUT AWAY');
    await packer.reads(`Order ${number} was cancelled`);
    await none(bench, number);
  },
  'an unusual weight': async (bench, packer, number) => {
    await begin(bench, packer, number);
    packer.weigh('1.9');
    await scanAll(packer, ITEMS);
    await packer.sees('ALL THERE');
    await packer.reads('The parcel weighs 1.9 KG; such ones usually weigh 1.24 KG');
    await none(bench, number);
    packer.weigh();
    await end(bench, packer, number);
  },
  'a printer that is away': async (bench, packer, number) => {
    bench.printer.take();
    try {
      await begin(bench, packer, number);
      packer.weigh();
      await scanAll(packer, ITEMS);
      await packer.sees('ALL THERE');
      await packer.reads(/printed is not there/);
      await none(bench, number);
    } finally {
      bench.printer.bring();
    }
    await packer.scan(number);
    await end(bench, packer, number);
  },
  'the same shipped before': async (bench, packer, number) => {
    const { recipient } = await bench.put(number);
    const api = bench.station.api;
    const shipped = `${number}-B`;
    await bench.put(shipped, { recipient });
    const shipment = { itemLines: [{ weight: { units: 'KG', value: 1.24 } }] };
    await api.call('POST', `${orderPath(shipped)}/ship`, { body: { shipment }, headers: { transactionId: shipped } });
    await packer.scan(number);
    await packer.sees('PACK');
    packer.weigh();
    await scanAll(packer, ITEMS);
    await packer.sees('ALL THERE');
    await packer.reads('The same went to this recipient on');
    await none(bench, number);
    await release(bench, packer, number);
  },
};
