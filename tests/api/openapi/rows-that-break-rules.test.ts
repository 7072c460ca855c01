import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { BATCHES, batchesOf, fileOf } from '../../helpers/batches.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const batches = batchesOf(() => station.api);

test('what a row makes is as it is described, though it breaks the rules of a shipment', async () => {
  const row = `${'x'.repeat(200)};1 Main St;10115;Berlin;Atlantis;-5;Er\u0007ika`;
  const file = fileOf(`Name;Street;Zip;City;Country;Weight (kg);Company\n${row}\n`);
  const { id } = (await station.api.post(BATCHES, file)).body.batch;
  const rows = await batches.rows(id);
  const { body: document } = await station.api.get('/openapi.json');
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'document');

  expect(rows).toMatchObject([{ state: 'INVALID', request: { recipient: { address: { countryCode: 'Atlantis' } } } }]);
  expect(ajv.validate({ $ref: 'document#/components/schemas/BatchRow' }, rows[0]), ajv.errorsText()).toBe(true);
});
