import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCups } from '#electron/printing/cups/cups.ts';

test('a print service is asked by a user who has no name, as in a container', async () => {
  const nameless = vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  syncBuiltinESMExports();
  const asked: Buffer[] = [];
  const service = createServer((request, response) => {
    request.on('data', (part: Buffer) => asked.push(part));
    // Successful, without attributes: a queue that takes jobs.
    request.on('end', () => response.end(Buffer.from([2, 0, 0, 0, 0, 0, 0, 1, 3])));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    nameless.mockRestore();
    syncBuiltinESMExports();
    service.close();
  });
  const { port } = service.address() as AddressInfo;
  expect(await createCups().trouble({ type: 'cups', queue: 'Zebra', server: `127.0.0.1:${port}` })).toBeNull();
  expect(Buffer.concat(asked).toString('latin1')).toContain('packbench');
});
