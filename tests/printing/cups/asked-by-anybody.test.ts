import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCups } from '#electron/printing/cups/cups.ts';

const PRINT_JOB = 2;

/** A print service that says yes to all, but answers who would print with a status of HTTP. */
async function printService(status: number) {
  const asked: Buffer[] = [];
  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      asked.push(bytes);
      if (bytes.readUInt16BE(2) === PRINT_JOB) response.statusCode = status;
      // Successful, without attributes.
      response.end(Buffer.from([2, 0, 0, 0, 0, 0, 0, 1, 3]));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void service.close());
  const { port } = service.address() as AddressInfo;
  return { asked, queue: { type: 'cups' as const, queue: 'Zebra', server: `127.0.0.1:${port}` } };
}

test('a print service is asked by a user who has no name, as in a container', async () => {
  const nameless = vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    nameless.mockRestore();
    syncBuiltinESMExports();
  });
  const { asked, queue } = await printService(200);
  expect(await createCups().trouble(queue)).toBeNull();
  expect(asked.map(String)).toEqual([expect.stringContaining('packbench')]);
});

test.each([
  [403, 'refused'],
  [500, 'uncertain'],
] as const)('a label that a print service answers with HTTP status %i is %s', async (status, kind) => {
  const { queue } = await printService(status);
  const sheet = {
    jobId: '1',
    format: 'ZPL' as const,
    bytes: Buffer.from('^XA^XZ'),
    copies: 1,
    media: null,
    isLabel: true,
  };
  const opened = await createCups().open(queue, sheet, new AbortController().signal);
  const outcome = opened.kind === 'ready' ? await opened.send() : null;
  expect(outcome).toMatchObject({ kind, trouble: { values: { words: `CUPS answered with HTTP status ${status}` } } });
});
