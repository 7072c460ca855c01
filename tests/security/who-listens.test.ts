import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isProof, newChallenge } from '#electron/platform/station-proof.ts';
import { startTestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();
const left = () => JSON.parse(readFileSync(join(station.dataDir, 'station.json'), 'utf8')) as Record<string, string>;
const ask = async (baseUrl: string, challenge: string) => {
  const response = await fetch(`${baseUrl}/health/live?challenge=${challenge}`);
  return ((await response.json()) as { proof?: string }).proof;
};

test('the station answers a challenge with what only readers of its folder can check', async () => {
  const challenge = newChallenge();
  const proof = await ask(station.baseUrl, challenge);

  expect(left()['baseUrl']).toBe(station.baseUrl);
  expect(isProof(proof, left()['secret'] ?? '', station.baseUrl, challenge)).toBe(true);
  expect(isProof(proof, left()['secret'] ?? '', station.baseUrl, newChallenge())).toBe(false);
});

test('a program on another port that passes the challenge on to the station proves nothing', async () => {
  const relay = createServer(async (request, response) => {
    const answer = await fetch(station.baseUrl + (request.url ?? ''));
    response.end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const squatted = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const challenge = newChallenge();
  const proof = await ask(squatted, challenge);
  relay.close();

  expect(proof).toMatch(/^[\w-]{43}$/);
  expect(isProof(proof, left()['secret'] ?? '', squatted, challenge)).toBe(false);
});

test('what listens at another name of this machine and passes the challenge on proves nothing either', async () => {
  const { port } = new URL(station.baseUrl);
  const challenge = newChallenge();
  const proof = await ask(station.baseUrl, challenge);

  for (const dialled of [`http://[::1]:${port}`, `http://127.0.0.2:${port}`, `http://localhost:${port}`])
    expect(isProof(proof, left()['secret'] ?? '', dialled, challenge)).toBe(false);
});

test.each([undefined, null, '', 'x', 7, {}])('%j is no proof', (proof) => {
  expect(isProof(proof, 'secret', 'http://127.0.0.1:1', 'challenge')).toBe(false);
});

test.each(['', 'short', 'x'.repeat(200), '../../etc/passwd-and-more', 'äöü'.repeat(20)])(
  'a challenge of "%s" is refused',
  async (challenge) => {
    const answer = await station.api.get(`/health/live?challenge=${encodeURIComponent(challenge)}`);

    expect([answer.status, answer.body.code]).toEqual([400, 'FIELD_INVALID']);
  },
);

test('every start has a secret of its own, and a station that stopped leaves none', async () => {
  const own = await startTestStation();
  const read = () => readFileSync(join(own.dataDir, 'station.json'), 'utf8');
  const first = JSON.parse(read()) as { secret: string };
  await own.stop();
  expect(read).toThrow('ENOENT');
  const again = await startTestStation({ dataDir: own.dataDir });
  const second = JSON.parse(read()) as { secret: string };
  await again.dispose();

  expect(second.secret).not.toBe(first.secret);
});
