import { expect, test } from 'vitest';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();

const printer = (format: string, stock: string) => ({
  ...{ id: 'desk', name: 'Desk', format, stock },
  connection: { type: 'folder', path: '/tmp' },
});

test.each([
  ['EPL', 'PAPER_A5'],
  ['ZPL', 'PAPER_LETTER'],
])('a printer of %s with %s in it is refused: it cannot hold that', async (format, stock) => {
  const { status, body } = await station.api.post('/station/v1/printers', printer(format, stock));
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    {
      code: 'VALUE_NOT_ALLOWED',
      pointer: '/stock',
      message: `${format} is for label printers, which hold STOCK_4X6, STOCK_4X8, PAPER_4X6; it is "${stock}".`,
      actual: stock,
      allowed: ['STOCK_4X6', 'STOCK_4X8', 'PAPER_4X6'],
    },
  ]);
});

test('one with a stock of eight inches is taken', async () => {
  expect((await station.api.post('/station/v1/printers', printer('EPL', 'STOCK_4X8'))).status).toBe(201);
});
