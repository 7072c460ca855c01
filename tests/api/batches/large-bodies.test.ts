import { expect, test } from 'vitest';
import { processorMs } from '../../processor-time.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const BYTES = 14_500_000;

/** The answer to the preview of a batch, and the least processor time of three that it took. */
async function previewed(raw: Buffer) {
  const took: number[] = [];
  let answer;
  for (let count = 0; count < 3; count += 1) {
    const began = processorMs();
    answer = await station.api.call('POST', '/station/v1/batches/preview', { raw });
    took.push(processorMs() - began);
  }
  return { status: answer?.status, code: answer?.body.code, took: Math.min(...took) };
}

test('a body of 14.5 MB of different keys is refused about as soon as one of as many plain bytes', async () => {
  const keys: string[] = [];
  for (let length = 0, count = 0; length < BYTES - 20; length += keys.at(-1)?.length ?? 0, count += 1)
    keys.push(`"${count.toString(36)}":0,`);
  const plain = await previewed(Buffer.from(JSON.stringify({ plain: 'x'.repeat(BYTES) })));
  const hostile = await previewed(Buffer.from(`{${keys.join('')}"end":0}`));

  expect([plain.status, hostile.status, hostile.code]).toEqual([422, 400, 'MALFORMED_JSON']);
  expect(hostile.took).toBeLessThan(plain.took * 5);
});
