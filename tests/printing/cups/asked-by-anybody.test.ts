import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCups } from '#electron/printing/cups/cups.ts';

const PRINT_JOB = 2;

/** A print service that says yes to all, but answers who would print with a status of HTTP, or of IPP. */
async function printService(status: number, ippStatus = 0) {
  const asked: Buffer[] = [];
  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      asked.push(bytes);
      const isPrint = bytes.readUInt16BE(2) === PRINT_JOB;
      if (isPrint) response.statusCode = status;
      // Without attributes.
      const answer = Buffer.from([2, 0, 0, 0, 0, 0, 0, 1, 3]);
      if (isPrint) answer.writeUInt16BE(ippStatus, 2);
      response.end(answer);
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

/** What becomes of a label at the print service. */
async function printed(service: ReturnType<typeof printService>) {
  const { queue } = await service;
  const sheet = {
    jobId: '1',
    format: 'ZPL' as const,
    bytes: Buffer.from('^XA^XZ'),
    copies: 1,
    media: null,
    isLabel: true,
  };
  const opened = await createCups().open(queue, sheet, new AbortController().signal);
  return opened.kind === 'ready' ? opened.send() : null;
}

test.each([
  [403, 'refused'],
  [500, 'uncertain'],
] as const)('a label that a print service answers with HTTP status %i is %s', async (status, kind) => {
  const outcome = await printed(printService(status));
  expect(outcome).toMatchObject({ kind, trouble: { values: { words: `CUPS answered with HTTP status ${status}` } } });
});

test.each([
  [0x040a, 'refused'],
  [0x0500, 'refused'],
  [0x0502, 'not_sent'],
  [0x0505, 'not_sent'],
  [0x0507, 'not_sent'],
] as const)(
  'one that it answers with IPP status %i is %s: what passes by itself is tried again',
  async (status, kind) => {
    const words = `status 0x0${status.toString(16)}`;
    expect(await printed(printService(200, status))).toMatchObject({ kind, trouble: { values: { words } } });
  },
);
