import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { useStation } from '../../helpers/use-station.ts';
import { startLabelPrinter, type LabelPrinter } from '../label-printer.ts';
import { HURRIED, printingWith } from '../use-printers.ts';
import { haveCups, startPrivateCups, type IppPrinter, type PrivateCups } from './private-cups.ts';

describe.skipIf(!haveCups())('a queue of CUPS that is set to two copies, two pages to a sheet and both sides', () => {
  const station = useStation({ printTiming: HURRIED });
  const { setUp, bought, print, settled } = printingWith(() => station.api);
  let cups: PrivateCups;
  let labels: LabelPrinter;
  let office: IppPrinter;

  beforeAll(async () => {
    [cups, labels] = await Promise.all([startPrivateCups(), startLabelPrinter()]);
    office = await cups.startIppPrinter('paper');
    const two = ['copies-default=2', 'number-up-default=2', 'sides-default=two-sided-long-edge'];
    const options = two.flatMap((each) => ['-o', each]);
    await cups.addQueue('RAW', `socket://127.0.0.1:${labels.port}`, 'raw', ...options);
    await cups.addQueue('OFFICE', office.uri, 'everywhere', ...options);
    await office.fill(250);
  }, 30_000);
  afterAll(async () => {
    await cups.stop();
    await labels.off();
  });

  /** What CUPS has under this name of the only job of the queue: of all queues the order of jobs of one second is not known. */
  const ofJob = async (name: string) => {
    const all = await cups.command(
      'ipptool',
      '-tv',
      `ipp://${cups.server}/printers/OFFICE`,
      `${import.meta.dirname}/completed-jobs.test`,
    );
    return new RegExp(`${name} \\([^)]*\\) = (\\S+)`).exec(all)?.[1];
  };

  const printed = async (queue: string, change: Partial<Printer>) => {
    await setUp({ type: 'cups', queue, server: cups.server }, change);
    const { shipmentId } = await bought();
    const [job] = await print({ shipmentId });
    expect((await settled(job, 'PRINTED', 'UNCERTAIN', 'FAILED')).state).toBe('PRINTED');
  };

  test('prints a label of commands once', async () => {
    await printed('RAW', { format: 'ZPL' });
    expect(labels.received.map((bytes) => String(bytes).match(/\^XA/g)?.length)).toEqual([1]);
  });

  test('prints a page with a label once, alone and on one side', async () => {
    await printed('OFFICE', { format: 'PDF', stock: 'PAPER_LETTER' });
    expect(office.printed().map(({ copies }) => copies)).toEqual([1]);
    expect([await ofJob('sides'), await ofJob('number-up')]).toEqual(['one-sided', '1']);
  });
});
