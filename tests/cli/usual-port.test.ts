import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { useStation } from '../helpers/use-station.ts';
import { packbenchOn } from './packbench.ts';

const PORT = 80;
const whyNot = await new Promise<string | null>((resolve) => {
  const probe = createServer().once('error', ({ message }) => resolve(message));
  probe.listen(PORT, '127.0.0.1', () => probe.close(() => resolve(null)));
});
if (whyNot !== null) console.log(`No station at port ${PORT} is tried: ${whyNot}.`);

describe.skipIf(whyNot !== null)('a station at the port that goes without saying', () => {
  const station = useStation({ port: PORT });

  test('has it in its address, proves to be it, and is called', async () => {
    expect(station.baseUrl).toBe('http://127.0.0.1:80');
    for (const url of [[], ['--url', 'http://127.0.0.1'], ['--url', 'http://localhost:80/']])
      expect(await packbenchOn(station)([...url, 'carriers'])).toMatchObject({ code: 0, err: '' });
  });
});
