import { describe, expect, test } from 'vitest';
import { startLabelPrinter, type LabelPrinter } from '../../printing/label-printer.ts';
import { draft } from '../../printing/samples.ts';
import { findChromium } from '../chromium.ts';
import { desk } from '../desk.ts';
import { useWindow } from '../window.ts';

const labelsOf = ({ received }: LabelPrinter) => received.map(String).join('').split('^XA').length - 1;

describe.skipIf(findChromium() === null)('two desks of one station', () => {
  const { station, open } = useWindow();

  test('each print what they buy on the printer of the desk, and one without on the printer of all', async () => {
    const [shared, own] = [await startLabelPrinter(), await startLabelPrinter()];
    const at = ({ port }: typeof own) => ({ type: 'raw' as const, host: '127.0.0.1', port });
    await station.api.post('/station/v1/printers', draft(at(shared), { id: 'shared', name: 'Shared' }));
    await station.api.post('/station/v1/printers', draft(at(own), { id: 'own', name: 'Own', defaultFor: [] }));
    for (const [preferences, printer, other] of [
      [{ labelPrinter: 'own' }, own, shared],
      [{}, shared, own],
    ] as const) {
      const before = [labelsOf(printer), labelsOf(other)];
      const { page } = await open({ preferences });
      const { fill, state } = desk(page);
      await fill();
      await state('READY');
      await page.keyboard.press('Control+Enter');
      await page.getByText('The printer has it. Scan the label that came out.').waitFor();
      expect([labelsOf(printer), labelsOf(other)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    }
    await shared.off();
    await own.off();
  });
});
