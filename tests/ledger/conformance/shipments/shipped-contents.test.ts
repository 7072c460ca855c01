import { describe, expect, test } from 'vitest';
import { accept, change, HOUR, label } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  async function sell() {
    const { id } = await accept(station.ledger, { sample: { items: ['box', 'crate'] } });
    const { shipments } = station.ledger;
    await shipments.advance(change(id, 'PURCHASED', { trackingNumbers: ['UP1', 'UP2'] }));
    await shipments.advance(change(id, 'LABELLED', { documents: [label('one'), label('other', 2)] }));
    const [document] = await shipments.documents(id);
    return { id, sha256: document?.sha256 ?? '' };
  }
  const contents = async () =>
    (await station.ledger.maintenance.check()).find(({ name }) => name === 'contents') ?? expect.fail('No such check');
  const digestsOf = async (id: string) =>
    (await station.ledger.shipments.journal(id)).map(({ to, content }) => [to, content]);

  test('lines vouch for what was shipped where they begin or change it', async () => {
    const { id } = await sell();
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    const lines = await digestsOf(id);
    expect(lines).toEqual([
      ...[
        ['RESERVED', digest],
        ['SENDING', null],
        ['PURCHASED', digest],
      ],
      ['LABELLED', digest],
    ]);
    expect(new Set(lines.map(([, content]) => content)).size).toBe(4);
    await sell();
    await station.reopen();
    expect(await contents()).toMatchObject({ status: 'ok', facts: { n: 2 } });
  });

  test('the same content twice has two digests: nobody can tell what one is of', async () => {
    const [one, other] = [await sell(), await sell()];
    expect((await digestsOf(one.id))[0]).not.toEqual((await digestsOf(other.id))[0]);
  });

  describe('a shipment of which a change was made behind the back of the ledger is found:', () => {
    test.each([
      ['its address', 'shipment', 'prepared', 'Rose Street', 'Lily Street'],
      ['a weight', 'shipment', 'prepared', '"value":2.5', '"value":2.4'],
      ['its service', 'shipment', 'prepared', 'A_GROUND', 'A_AIR'],
      ['a number of the carrier', 'package', 'tracking_number', 'UP2', 'UP3'],
      ['numbers of our own', 'package', 'platform_tracking_number', 'PB', 'PX'],
    ] as const)('%s', async (_, table, column, from, to) => {
      const { id } = await sell();
      expect(await contents()).toMatchObject({ status: 'ok' });
      await station.tamper({ table, column, from, to });
      expect(await contents()).toMatchObject({
        status: 'failed',
        trouble: { code: 'SHIPMENTS_CHANGED', values: { changed: 1, checked: 1, first: id } },
      });
    });

    test('its salt', async () => {
      const { id } = await sell();
      for (const digit of '0123456789abcde')
        await station.tamper({ table: 'shipment', column: 'salt', from: digit, to: 'f' });
      expect(await contents()).toMatchObject({ status: 'failed', trouble: { values: { first: id } } });
    });

    test('a document, with its checksum', async () => {
      const { id, sha256 } = await sell();
      await station.tamper({ table: 'document', column: 'sha256', from: sha256, to: 'f'.repeat(64) });
      expect(await contents()).toMatchObject({ status: 'failed', trouble: { values: { first: id } } });
    });
  });

  test('what is redacted after the retention time keeps its digests, and the chain follows', async () => {
    const { id } = await sell();
    const before = await digestsOf(id);
    station.clock.at += 91 * 24 * HOUR;
    expect(await station.ledger.maintenance.redact(station.clock.at - 90 * 24 * HOUR)).toBe(1);
    expect(await digestsOf(id)).toEqual(before);
    expect((await station.ledger.maintenance.check()).filter(({ status }) => status === 'failed')).toEqual([]);
    // A change that writes no digest is still possible.
    await station.ledger.shipments.advance(change(id, 'VOIDED'));
    expect(await station.ledger.shipments.verifyJournal()).toEqual({ lines: 5, brokenAt: null });
    expect(await contents()).toMatchObject({ status: 'ok' });
  });
});
