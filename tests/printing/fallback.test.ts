import { afterEach, describe, expect, test } from 'vitest';
import { CUSTOMS_ITEM, recipientIn, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { startLabelPrinter, type LabelPrinter } from './label-printer.ts';
import { HURRIED, printingWith } from './use-printers.ts';

/** The fallback gets a label after the second try; a third comes after a minute. */
const station = useStation({ printTiming: { ...HURRIED, retryMs: [20, 60_000], triesBeforeFallback: 2 } });
const { setUp, bought, print, settled } = printingWith(() => station.api);

const started: LabelPrinter[] = [];
afterEach(() => Promise.all(started.splice(0).map((printer) => printer.off())));
async function labelPrinter() {
  const printer = await startLabelPrinter();
  started.push(printer);
  return printer;
}
const at = ({ port }: LabelPrinter) => ({ type: 'raw' as const, host: '127.0.0.1', port });

describe('the fallback of a printer that is off', () => {
  test('gets all labels that wait, in their order, and not one at each try', async () => {
    const [first, second] = [await labelPrinter(), await labelPrinter()];
    await setUp(at(second), { id: 'second', defaultFor: [] });
    await setUp(at(first), { fallbackPrinterId: 'second' });
    await first.off();
    const labels = [await bought(), await bought(), await bought()];
    const jobs = [];
    for (const { shipmentId } of labels) jobs.push(...(await print({ shipmentId })));
    for (const job of jobs) expect(await settled(job, 'SPOOLED')).toMatchObject({ usedPrinterId: 'second' });
    const numbers = labels.map(({ trackingNumber }) => trackingNumber);
    expect(second.received.map((label) => numbers.findIndex((number) => label.includes(number)))).toEqual([0, 1, 2]);
    await first.on();
  });

  test('gets nothing that it can never print: that waits for its own printer, and keeps no label behind it', async () => {
    const [office, labels] = [await labelPrinter(), await labelPrinter()];
    await setUp(at(labels), { id: 'second', defaultFor: [] });
    const onPaper = { format: 'PDF' as const, stock: 'PAPER_A4' as const, defaultFor: [] };
    await setUp(at(office), { id: 'office', ...onPaper, fallbackPrinterId: 'second' });
    await office.off();
    const { shipmentId } = await bought(
      request({
        ...{ serviceType: 'A_EXPRESS_INTERNATIONAL', recipient: recipientIn('CH') },
        customs: { customsItems: [CUSTOMS_ITEM] },
      }),
    );
    const { documents } = (await station.api.get(`/station/v1/shipments/${shipmentId}`)).body;
    const { id } = documents.find(({ contentType }: { contentType: string }) => contentType === 'COMMERCIAL_INVOICE');
    const [invoice] = await print({ documentId: id, printerId: 'office' });
    const [label] = await print({ shipmentId, printerId: 'office' });
    expect(await settled(label, 'SPOOLED')).toMatchObject({ usedPrinterId: 'second' });
    await office.on();
    const [next] = await print({ shipmentId, printerId: 'office' });
    for (const job of [invoice, next])
      expect(await settled(job, 'SPOOLED')).toMatchObject({ usedPrinterId: 'office', fault: null });
    expect([office.received.length, labels.received.length]).toEqual([2, 1]);
  });

  test('gets no label that is wanted twice, where it prints each once', async () => {
    const [first, second] = [await labelPrinter(), await labelPrinter()];
    const onPaper = { format: 'PDF' as const, stock: 'PAPER_A4' as const, defaultFor: [] };
    await setUp(at(second), { id: 'second', ...onPaper });
    await setUp(at(first), { copies: 2, fallbackPrinterId: 'second' });
    await first.off();
    const { shipmentId } = await bought();
    const [twice] = await print({ shipmentId });
    await setUp(at(first), { copies: 1, fallbackPrinterId: 'second' });
    const [once] = await print({ shipmentId });
    expect(await settled(once, 'SPOOLED')).toMatchObject({ usedPrinterId: 'second' });
    await first.on();
    await setUp(at(first), { copies: 1, fallbackPrinterId: 'second' });
    expect(await settled(twice, 'SPOOLED')).toMatchObject({ usedPrinterId: 'desk', copies: 2 });
    expect([first.received.map((label) => label.toString().split('^XA').length - 1), second.received.length]).toEqual([
      [2],
      1,
    ]);
  });
});
