import { expect, test } from 'vitest';
import { accept, change, label, preparedShipment } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  test('what a client says in a field that may hold anything keeps nobody from buying, whatever its characters', async () => {
    const prepared = preparedShipment({ packer: { id: 'p1', name: 'Mia' } });
    const additionInfo = { note: 'a\u0000b \ud800' };
    const { id } = await accept(station.ledger, {
      prepared: { ...prepared, request: { ...prepared.request, additionInfo } },
    });
    const { shipments } = station.ledger;
    await shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['UP1'], documents: [label()] }));
    await station.reopen();
    expect(await station.ledger.shipments.find(id)).toMatchObject({ state: 'LABELLED' });
    expect((await station.ledger.shipments.list({ packer: 'p1', limit: 9 })).shipments).toMatchObject([{ id }]);
    expect(await station.ledger.handOvers.find(['up1'])).toMatchObject([
      { shipmentId: id, contact: { personName: 'Ada Example' } },
    ]);
    expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
  });
});
