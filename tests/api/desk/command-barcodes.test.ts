import { expect, test } from 'vitest';
import { useStation } from '../../helpers/use-station.ts';
import { readPdf } from '../../labels/drawing.ts';

const station = useStation();

test.each([
  ['en', 'Commands to scan'],
  ['de', 'Befehle zum Scannen'],
] as const)('the commands of the desk are a sheet to put up, in %s', async (language, title) => {
  const { status, headers, body } = await station.api.get(`/station/v1/command-barcodes?language=${language}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(JSON.stringify(await readPdf(body))).toContain(title);
});

test('a language that it is not written in is refused', async () => {
  const { status, body } = await station.api.get('/station/v1/command-barcodes?language=nl');
  expect([status, body.code]).toEqual([400, 'FIELD_INVALID']);
});
