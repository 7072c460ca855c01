import { expect, test } from 'vitest';
import { rawBytes } from '../helpers/raw.ts';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();

/** Sends the head of a request; HOST stands for the station's own. @returns status and code. */
async function answerTo(...lines: string[]): Promise<[number, string | undefined]> {
  const { host } = new URL(station.baseUrl);
  const text = await rawBytes(
    station.baseUrl,
    `${[...lines, 'Connection: close'].join('\r\n').replaceAll('HOST', host)}\r\n\r\n`,
  );
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const { code } = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1) || '{}') as { code?: string };
  return [Number(head.split(' ')[1]), code];
}

test.each([
  ['own host, then a foreign one', ['GET /health/live HTTP/1.1', 'Host: HOST', 'Host: evil.test']],
  ['a foreign host, then our own', ['GET /health/live HTTP/1.1', 'Host: evil.test', 'Host: HOST']],
  ['our own twice', ['GET /health/live HTTP/1.1', 'Host: HOST', 'host: HOST']],
  ['a target that names a foreign host', ['GET http://evil.test/health/live HTTP/1.1', 'Host: HOST']],
  ['a target with another port', ['GET http://127.0.0.1:1/health/live HTTP/1.1', 'Host: HOST']],
  ['a target with somebody in front of our host', ['GET http://evil.test@HOST/health/live HTTP/1.1', 'Host: HOST']],
  ['our target and a foreign host', ['GET http://HOST/health/live HTTP/1.1', 'Host: evil.test']],
])('%s is refused', async (_name, lines) => {
  expect(await answerTo(...lines)).toEqual([403, 'HOST_NOT_ALLOWED']);
});

test.each(['http://HOST/health/live', 'HTTP://HOST/health/live?', 'http://HOST/health/live/'])(
  'a target in absolute form that names this station is answered: %s',
  async (target) => {
    expect((await answerTo(`GET ${target} HTTP/1.1`, 'Host: HOST'))[0]).toBe(200);
  },
);
