import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { accept, change, label } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  async function labelled(documents: NewDocument[]) {
    const { id } = await accept(station.ledger, { sample: { items: ['a', 'b'] } });
    await station.ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1', '2'], documents }));
    return id;
  }

  test('bytes come back as they were stored, over a restart, each under an id of 128 random bits', async () => {
    const given = [
      { ...label('', 1), bytes: randomBytes(70_000) },
      { ...label('', 2), bytes: Buffer.alloc(0) },
      {
        packageNumber: 1,
        contentType: 'COMMERCIAL_INVOICE' as const,
        imageType: 'pdf',
        bytes: Buffer.from([0, 255, 10, 13]),
      },
    ];
    const id = await labelled(given);
    await station.reopen();
    const stored = await station.ledger.shipments.documents(id);
    expect(stored.map(({ packageNumber, contentType, imageType }) => [packageNumber, contentType, imageType])).toEqual([
      [1, 'LABEL', 'pdf'],
      [2, 'LABEL', 'pdf'],
      [1, 'COMMERCIAL_INVOICE', 'pdf'],
    ]);
    for (const [index, document] of stored.entries()) {
      const bytes = Buffer.from(given[index]?.bytes ?? []);
      expect(document.id).toMatch(/^[0-9a-f]{32}$/);
      expect(document).toMatchObject({ shipmentId: id, size: bytes.length });
      expect(document.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      const read = await station.ledger.shipments.documentBytes(document.id);
      expect(read?.document).toEqual(document);
      expect(bytes.equals(read?.bytes ?? Buffer.from('nothing'))).toBe(true);
    }
  });

  test('there are no bytes under an id that was never given', async () => {
    expect(await station.ledger.shipments.documentBytes('0'.repeat(32))).toBeNull();
    expect(await station.ledger.shipments.documents('nobody')).toEqual([]);
  });

  test('a document of a package that is not there is refused with everything it came with', async () => {
    const { id } = await accept(station.ledger);
    const lost = change(id, 'LABELLED', { trackingNumbers: ['1'], documents: [label('x', 2)] });
    await expect(station.ledger.shipments.advance(lost)).rejects.toThrow();
    expect(await station.ledger.shipments.find(id)).toMatchObject({ state: 'SENDING', trackingNumbers: [] });
  });

  test('what is still to be fetched is kept in the order it was sold, until the labels are there', async () => {
    const { id } = await accept(station.ledger, { sample: { items: ['a', 'b'] } });
    const sources = [2, 1].map((packageNumber) => ({
      ...{ packageNumber, contentType: 'LABEL' as const, imageType: 'pdf' },
      url: `https://carrier.example/${packageNumber}`,
    }));
    await station.ledger.shipments.advance(
      change(id, 'PURCHASED', { trackingNumbers: ['1', '2'], documentSources: sources }),
    );
    await station.reopen();
    expect(await station.ledger.shipments.documentSources(id)).toEqual(sources);
    await station.ledger.shipments.advance(change(id, 'LABELLED', { documents: [label('a'), label('b', 2)] }));
    expect(await station.ledger.shipments.documentSources(id)).toEqual([]);
    expect(await station.ledger.shipments.documentSources('nobody')).toEqual([]);
  });
});
