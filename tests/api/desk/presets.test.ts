import { describe, expect, test } from 'vitest';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const PATH = '/station/v1/presets';
const shoebox = {
  name: 'Shoe box',
  kind: 'PACKAGE',
  shipment: {
    itemLines: [
      {
        weight: { units: 'KG', value: 1.2 },
        dimensions: { units: 'CM', length: 34, width: 22, height: 13 },
        customerReference: { ref1: 'SHOES' },
      },
    ],
  },
};
const express = { name: 'Express', kind: 'SERVICE', shipment: { carrierId: 'test-f', serviceType: '179' } };
const namesOf = (answer: { body: { presets: { name: string }[] } }) => answer.body.presets.map(({ name }) => name);

describe('presets', () => {
  test('are kept as they were given, and listed by name, of one kind or of all', async () => {
    const created = await station.api.post(PATH, shoebox);
    await station.api.post(PATH, express);

    expect(created.status).toBe(201);
    expect(created.body.preset).toMatchObject(shoebox);
    expect(namesOf(await station.api.get(PATH))).toEqual(['Express', 'Shoe box']);
    expect(namesOf(await station.api.get(`${PATH}?kind=PACKAGE`))).toEqual(['Shoe box']);
  });

  test('no box weighs less than nothing', async () => {
    const light = { ...shoebox, name: 'Light', tare: { units: 'KG', value: -0.2 } };
    const { status, body } = await station.api.post(PATH, light);

    expect([status, body.errors[0].pointer]).toEqual([422, '/tare/value']);
  });

  test('of one kind cannot share a name, whatever its case', async () => {
    const again = await station.api.post(PATH, { ...shoebox, name: 'SHOE BOX' });
    const otherKind = await station.api.post(PATH, { ...express, name: 'Shoe box' });

    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_EXISTS']);
    expect(otherKind.status).toBe(201);
    const renamed = await station.api.call('PUT', `${PATH}/${otherKind.body.preset.id}`, {
      body: { ...express, name: 'express' },
    });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'ALREADY_EXISTS']);
  });

  test('of one barcode are refused, naming whose it is; a barcode, a place and the empty box come back', async () => {
    const tare = { units: 'KG', value: 0.2 };
    const box = { ...shoebox, name: 'Box 7', position: 1, barcode: 'BOX-7', tare };
    expect((await station.api.post(PATH, box)).body.preset).toMatchObject({ position: 1, barcode: 'BOX-7', tare });
    expect(namesOf(await station.api.get(PATH))[0]).toBe('Box 7');
    const again = await station.api.post(PATH, { ...box, name: 'Box 8' });
    expect([again.status, again.body.detail]).toEqual([409, 'The preset "Box 7" has the barcode "BOX-7" already.']);
    expect((await station.api.post(PATH, { ...box, name: 'Box 9', barcode: 'BOX-9', position: 0 })).status).toBe(422);
  });

  test('are replaced whole, and removed', async () => {
    const { body } = await station.api.post(PATH, { ...shoebox, name: 'Crate' });
    const changed = await station.api.call('PUT', `${PATH}/${body.preset.id}`, {
      body: { name: 'crate', kind: 'SHIPMENT', shipment: {} },
    });
    const removed = await station.api.call('DELETE', `${PATH}/${body.preset.id}`);
    const gone = await station.api.call('DELETE', `${PATH}/${body.preset.id}`);

    expect(changed.body.preset).toMatchObject({ id: body.preset.id, name: 'crate', kind: 'SHIPMENT', shipment: {} });
    expect([removed.status, gone.status]).toEqual([204, 404]);
    expect((await station.api.call('PUT', `${PATH}/none`, { body: { ...express, name: 'X' } })).status).toBe(404);
    expect(namesOf(await station.api.get(PATH))).not.toContain('crate');
  });

  test('hold only what a shipment can hold', async () => {
    const answer = await station.api.post(PATH, {
      name: 'Broken',
      kind: 'PACKAGE',
      shipment: { itemLines: [{ weight: { units: 'STONE' } }] },
    });
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/shipment/itemLines/0/weight/units']);
  });

  test('are there after a restart', async () => {
    const first = await startTestStation();
    await first.api.post(PATH, express);
    await first.stop();
    const second = await startTestStation({ dataDir: first.dataDir });
    const names = namesOf(await second.api.get(PATH));
    await second.dispose();
    expect(names).toEqual(['Express']);
  });
});
