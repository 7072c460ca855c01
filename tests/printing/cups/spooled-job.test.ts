import { expect, test } from 'vitest';
import type { CupsConnection } from '#shared/schema/printing/printer.ts';
import { spooledJobOf, spoolIdOf } from '#electron/printing/cups/spooled-job.ts';

const labels: CupsConnection = { type: 'cups', queue: 'Labels' };
const raw = { type: 'raw' as const, host: '10.0.0.9', port: 9100 };

test.each<CupsConnection>([
  labels,
  { ...labels, server: '127.0.0.1:6310' },
  { ...labels, server: '/run/print service/cups.sock' },
])('a job is found where it was given, whatever its printer is now: %o', (queue) => {
  const spoolId = spoolIdOf(17, queue);
  expect(spooledJobOf(spoolId, queue)).toEqual({ queue, id: '17', isLeft: false });
  expect(spooledJobOf(spoolId, { ...queue, queue: 'Pallets' })).toEqual({ queue, id: '17', isLeft: true });
  expect(spooledJobOf(spoolId, { ...queue, server: 'elsewhere' })).toEqual({ queue, id: '17', isLeft: true });
  expect(spooledJobOf(spoolId, raw)).toEqual({ queue, id: '17', isLeft: true });
  expect(spooledJobOf(spoolId, null)).toEqual({ queue, id: '17', isLeft: true });
});

test('a job of an earlier version, which kept the number only, is looked for at its printer', () => {
  expect(spooledJobOf('17', labels)).toEqual({ queue: labels, id: '17', isLeft: false });
  expect(spooledJobOf('17', raw)).toBeNull();
  expect(spooledJobOf('17', null)).toBeNull();
});
