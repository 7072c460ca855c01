import { expect, test } from 'vitest';
import type { InvoiceFindings, NewCarrierInvoice, NewInvoiceLine } from '#electron/engine/carrier-invoices/index.ts';
import { accept, NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

const invoice = (id: string, more: Partial<NewCarrierInvoice> = {}): NewCarrierInvoice => ({
  ...{ id, carrierId: 'test-a', invoiceNumber: `“${id}” ä`, fileName: 'März.csv', contentHash: `hash-${id}` },
  ...{ importedAt: NOON, importedBy: 'client-1', lineCount: 3, reading: { mapping: { Nr: 'trackingNumber' } } },
  ...more,
});
const findings: InvoiceFindings = {
  ...{ differentCount: 1, unpricedCount: 0, unknownServices: ['Éco'] },
  totals: [{ currency: 'EUR', lines: 3, billed: '30.10', expected: '20.10', difference: '10.00' }],
  kinds: [{ kind: 'WEIGHT', currency: 'EUR', lines: 1, difference: '10.00' }],
};
const line = (number: number, more: Partial<NewInvoiceLine> = {}): NewInvoiceLine => ({
  ...{ number, line: number + 1, parcel: `p${number}`, shipmentId: null, packageNumber: null },
  billed: {
    ...{ trackingNumber: `T${number}`, reference: null, date: '2026-03-02', service: 'Größe „L“', surcharges: null },
    ...{ weight: { units: 'KG', value: 2.5 }, dimensions: null, amount: '10.05', currency: 'EUR' },
  },
  ...{ differences: [], expected: '10.05', difference: '0' },
  ...more,
});

conformance((station) => {
  const store = () => station.ledger.carrierInvoices;

  async function imported(id: string, lines: readonly NewInvoiceLine[] = [], more: Partial<NewCarrierInvoice> = {}) {
    expect(await store().begin(invoice(id, more))).toBe(true);
    await store().addLines(id, lines);
    await store().complete(id, findings);
  }

  test('an invoice is there when it is complete, as it was given, over a restart', async () => {
    expect(await store().begin(invoice('a'))).toBe(true);
    await store().addLines('a', [line(2), line(1)]);
    expect(await store().find('a')).toBeNull();
    expect((await store().list({ limit: 9 })).invoices).toEqual([]);
    expect(await store().billed(['p1'])).toEqual([]);
    await store().addLines('a', [
      line(3, { differences: ['WEIGHT', 'AMOUNT'], parcel: null, expected: null, difference: null }),
    ]);
    await store().complete('a', findings);
    await station.reopen();
    await store().discardIncomplete();
    const { contentHash, ...kept } = invoice('a');
    expect(await store().find('a')).toEqual({ ...kept, ...findings });
    expect(await store().findByContent(contentHash)).toMatchObject({ id: 'a' });
    expect(await store().findByNumber('test-a', kept.invoiceNumber)).toMatchObject({ id: 'a' });
    expect(await store().findByNumber('test-b', kept.invoiceNumber)).toBeNull();
    const { parcel: _, ...first } = line(1);
    const [one, two, three] = await store().lines({ invoiceId: 'a', after: 0, limit: 9 });
    expect([one, two?.number, three?.expected]).toEqual([first, 2, null]);
    expect(await store().line('a', 1)).toEqual(line(1));
    expect([await store().line('a', 4), await store().line('b', 1)]).toEqual([null, null]);
    expect(await store().totals()).toMatchObject([{ carrierId: 'test-a', totals: findings.totals }]);
  });

  test('lines come in their order, by what is wrong with them', async () => {
    const wrong = [[], ['SIZE'], [], ['WEIGHT', 'SIZE'], ['AMOUNT']] as const;
    await imported(
      'a',
      wrong.map((differences, index) => line(index + 1, { differences: [...differences] })),
    );
    const numbers = async (show?: 'DIFFERENT' | 'RIGHT' | 'SIZE' | 'AMOUNT' | 'VOIDED', after = 0, limit = 9) =>
      (await store().lines({ invoiceId: 'a', show, after, limit })).map(({ number }) => number);
    expect([await numbers(), await numbers('DIFFERENT'), await numbers('RIGHT')]).toEqual([
      [1, 2, 3, 4, 5],
      [2, 4, 5],
      [1, 3],
    ]);
    expect([await numbers('SIZE'), await numbers('AMOUNT'), await numbers('VOIDED')]).toEqual([[2, 4], [5], []]);
    expect([await numbers('DIFFERENT', 2, 1), await numbers(undefined, 2, 2)]).toEqual([[4], [3, 4]]);
  });

  test('of many imports of one file, or of one number, one begins; once it is removed, another may', async () => {
    const same = (index: number) =>
      index % 2 === 0 ? { contentHash: 'same' } : { contentHash: `other-${index}`, invoiceNumber: '“0” ä' };
    const begun = await atOnce(6, (index) => store().begin(invoice(`${index}`, same(index))));
    expect(begun.filter(Boolean).length).toBeGreaterThan(0);
    const left = begun.flatMap((is, index) => (is ? [`${index}`] : []));
    expect(left.filter((id) => Number(id) % 2 === 0)).toHaveLength(1);
    for (const id of left) {
      await store().addLines(id, [line(1), line(2)]);
      expect([await store().remove(id), await store().remove(id)]).toEqual([true, false]);
    }
    await imported('again', [line(1)], { contentHash: 'same' });
    expect(await store().lines({ invoiceId: 'again', after: 0, limit: 9 })).toHaveLength(1);
  });

  test('what a crash left is dropped, and what is complete stays', async () => {
    await imported('kept', [line(1)]);
    await store().begin(invoice('left', { contentHash: 'left' }));
    await store().addLines(
      'left',
      Array.from({ length: 1200 }, (_, index) => line(index + 1)),
    );
    await station.reopen();
    await store().discardIncomplete();
    expect(await store().lines({ invoiceId: 'left', after: 0, limit: 9 })).toEqual([]);
    expect(await store().begin(invoice('left', { contentHash: 'left' }))).toBe(true);
    expect((await store().list({ limit: 9 })).invoices.map(({ id }) => id)).toEqual(['kept']);
  });

  test('what other invoices bill for a parcel is found, oldest first', async () => {
    await imported('a', [line(1, { parcel: 'p', packageNumber: 2 }), line(2, { parcel: 'q' })]);
    await imported('b', [line(1, { parcel: 'p' })]);
    expect(await store().billed(['p', 'nobody'])).toEqual([
      ...['a', 'b'].map((id) => ({
        ...{ parcel: 'p', packageNumber: id === 'a' ? 2 : null, number: 1, amount: '10.05', currency: 'EUR' },
        ...{ invoiceId: id, invoiceNumber: `“${id}” ä` },
      })),
    ]);
    expect(await store().billed([])).toEqual([]);
    const { id } = await accept(station.ledger);
    const known = line(1, { parcel: id, shipmentId: id, packageNumber: 1 });
    await imported('c', [known]);
    expect(await store().line('c', 1)).toEqual(known);
    expect(await store().billed(['q', id])).toMatchObject([
      { parcel: 'q', invoiceId: 'a', number: 2 },
      { parcel: id, invoiceId: 'c', packageNumber: 1 },
    ]);
  });

  test('invoices are listed newest first, by page and account; a reading is kept for each account', async () => {
    for (const id of ['a', 'b', 'c']) await imported(id, [], { carrierId: id === 'b' ? 'test-b' : 'test-a' });
    const first = await store().list({ limit: 2 });
    expect(first.invoices.map(({ id }) => id)).toEqual(['c', 'b']);
    const rest = await store().list({ limit: 2, cursor: first.next ?? '' });
    expect([rest.invoices.map(({ id }) => id), rest.next]).toEqual([['a'], null]);
    expect((await store().list({ limit: 9, carrierId: 'test-b' })).invoices.map(({ id }) => id)).toEqual(['b']);
    await expect(store().list({ limit: 9, cursor: 'nonsense' })).rejects.toThrow('Not a cursor');
    expect(await store().recallReading('test-a')).toBeNull();
    for (const currency of ['EUR', 'CHF']) {
      await store().rememberReading('test-a', { mapping: { Ä: 'amount' }, currency }, NOON);
    }
    expect(await store().recallReading('test-a')).toEqual({ mapping: { Ä: 'amount' }, currency: 'CHF' });
  });
});
