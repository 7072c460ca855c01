import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limited, provenAlone, purchaseUnanswered, waitAsked } from '#electron/adapters/http/proof.ts';
import { basicProof, openService, type ServiceProfile } from '#electron/adapters/http/service.ts';
import { publicSite } from '#electron/adapters/http/site.ts';
import { createTokens } from '#electron/adapters/http/tokens.ts';
import type { Answer } from '#electron/adapters/http/transport.ts';
import { memorySecrets } from '../memory-secrets.ts';

interface Call {
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Services on this machine, each with what was asked of it. */
function listening() {
  const calls: Call[] = [];
  let respond: RequestListener = (_, response) => void response.writeHead(200).end('{}');
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      calls.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      respond(request, response);
    });
  });
  return {
    calls,
    answer: (next: RequestListener) => void (respond = next),
    open: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => server.close(),
  };
}

const signal = () => AbortSignal.timeout(5000);
const PDF = '%PDF-1.7 a label';
/** Written otherwise in JSON than it is. */
const SECRET = 'sk_live/12"345%';

describe('a service', () => {
  let api: ReturnType<typeof listening>;
  let other: ReturnType<typeof listening>;
  let address: string;
  let elsewhere: string;

  beforeEach(async () => {
    api = listening();
    other = listening();
    address = await api.open();
    elsewhere = await other.open();
  });
  afterEach(() => {
    api.close();
    other.close();
  });

  const open = (profile: Partial<ServiceProfile> = {}) =>
    openService(
      { account: { carrierId: 'mine' }, typed: { origin: address, key: 'secret' } },
      { site: publicSite(`${address}/v2`), prove: ({ key }) => basicProof(key ?? ''), ...profile },
      { secrets: memorySecrets(), tokens: createTokens() },
    );

  test.each([
    ['JSON', { method: 'POST', json: { a: 1 } }, 'application/json', '{"a":1}'],
    ['a form', { method: 'POST', form: { a: '1 & 2' } }, 'application/x-www-form-urlencoded', 'a=1+%26+2'],
    ['PUT', { method: 'PUT' }, undefined, ''],
    ['DELETE', { method: 'DELETE' }, undefined, ''],
  ] as const)('is called with %s below its address, and with its login', async (_, call, type, body) => {
    await open().call({ path: '/labels?x=1', ...call }, signal());
    expect(api.calls).toMatchObject([{ line: `${call.method} /v2/labels?x=1`, body }]);
    expect(api.calls[0]?.headers).toMatchObject({ authorization: 'Basic c2VjcmV0Og==' });
    expect(api.calls[0]?.headers['content-type']).toBe(type);
  });

  test('answers with its headers', async () => {
    api.answer((_, response) => void response.writeHead(429, { 'Retry-After': '7' }).end());
    const said = await open().call({ method: 'GET', path: '/' }, signal());
    expect(said).toMatchObject({ kind: 'answered', answer: { status: 429, headers: { 'retry-after': '7' } } });
  });

  test.each([
    ['as it is', ({ key }) => ({ kind: 'headers', headers: { 'api-key': key ?? '' } })],
    ['in Basic', ({ key }) => basicProof('message', key)],
    ['in Basic, as the user', ({ key }) => basicProof(key ?? '', '')],
    ['as a token', () => ({ kind: 'token', token: SECRET })],
  ] satisfies [string, ServiceProfile['prove']][])(
    'that quotes the secret in its refusal, %s, is not quoted with it',
    async (_, prove) => {
      api.answer(({ headers }, response) => {
        const came = headers['api-key'] ?? headers.authorization;
        const json = JSON.stringify({ error: { message: `Invalid: ${came}, that is ${SECRET}!` } });
        response.writeHead(401, { 'content-type': 'application/json' }).end(json.replaceAll('/', String.raw`\/`));
      });
      const typed = { origin: address, key: SECRET };
      const service = openService(
        { account: { carrierId: 'mine' }, typed },
        { site: publicSite(address), prove },
        { secrets: memorySecrets(), tokens: createTokens() },
      );
      const said = await service.call({ method: 'GET', path: '/' }, signal());
      const text = said.kind === 'answered' ? said.answer.body.toString() : '';
      const { error } = JSON.parse(text) as { error: { message: string } };
      expect(error.message).toMatch(/^Invalid: (?:Basic |Bearer )?\*\*\*, that is \*\*\*!$/);
    },
  );

  test('that quotes the keys where a token is asked for is not quoted with them', async () => {
    api.answer((_, response) =>
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error_description: `Client secret ${SECRET} is wrong.` })),
    );
    const keys = {
      kind: 'keys',
      url: new URL(`${address}/token`),
      allowed: ['loopback'],
      fingerprint: undefined,
    } as const;
    const said = await createTokens().get({ ...keys, accessKey: 'mine', secretKey: SECRET }, signal());
    expect(said).toMatchObject({ kind: 'none', trouble: { values: { words: 'Client secret *** is wrong.' } } });
  });

  test('gets the login with a label where it wants it, and a listed host never does', async () => {
    for (const each of [api, other])
      each.answer((_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF));
    const service = open({ labelsWantLogin: true, labelHosts: [new URL(elsewhere).host] });
    const place = { packageNumber: 1, contentType: 'LABEL', imageType: 'pdf' } as const;
    await service.fetchDocument({ ...place, url: `${address}/labels/1` }, signal());
    await service.fetchDocument({ ...place, url: `${elsewhere}/labels/1` }, signal());
    expect(api.calls[0]?.headers).toHaveProperty('authorization');
    expect(other.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  test('gets none where it does not want it', async () => {
    api.answer((_, response) => void response.writeHead(200).end(PDF));
    const source = { packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', url: `${address}/1` } as const;
    await open().fetchDocument(source, signal());
    expect(api.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  test('a label lies nowhere but at the service or at a host that it names', async () => {
    const source = { packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', url: `${elsewhere}/1` } as const;
    await expect(open().fetchDocument(source, signal())).rejects.toThrow('Labels are not fetched from');
    expect(other.calls).toEqual([]);
  });

  test('is not called with a secret that was set for another address', async () => {
    const said = await openService(
      { account: { carrierId: 'mine' }, typed: { origin: 'https://api.example.com', key: 'secret' } },
      { site: publicSite(address), prove: ({ key }) => basicProof(key ?? '') },
      { secrets: memorySecrets(), tokens: createTokens() },
    ).call({ method: 'GET', path: '/' }, signal());
    expect(said).toMatchObject({ kind: 'not_sent', refused: true, trouble: { code: 'ACCOUNT_ADDRESS_CHANGED' } });
    expect(api.calls).toEqual([]);
  });
});

describe('an answer to a purchase', () => {
  const answer = (status: number, body = '{}', headers: Record<string, string> = {}): Answer => ({
    ...{ status, contentType: 'application/json', headers, body: Buffer.from(body) },
  });

  test.each<[number, string, string | null]>([
    [200, '{}', null],
    [422, '{"errors":[]}', null],
    [401, 'no', 'not_sent TOKEN_REFUSED'],
    [429, 'slow', 'not_sent SERVICE_TAKES_NO_MORE'],
    [307, '', 'unknown SERVICE_POINTS_ELSEWHERE'],
    [502, '<html>', 'unknown ANSWER_PROVES_NOTHING'],
    [200, '{"labels":[', 'unknown ANSWER_NOT_JSON'],
  ])('%i with %s', (status, body, expected) => {
    const proven = provenAlone(answer(status, body), 'Service');
    expect(proven && `${proven.kind} ${proven.trouble?.code}`).toBe(expected);
  });

  test('429 names the wait that it asks for', () => {
    const said = limited('not_sent', answer(429, '', { 'retry-after': '7' }), 'Service');
    expect(said).toMatchObject({ kind: 'not_sent', waitMs: 7000, trouble: { code: 'SERVICE_ASKS_TO_WAIT' } });
    expect(said.reason).toContain('7 seconds');
  });

  test.each([
    ['7', 7],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['999999999', 86_400],
    ['soon', null],
    ['', null],
  ])('Retry-After: %s', (said, expected) => {
    expect(waitAsked({ headers: { 'retry-after': said } }, Date.parse('2026-01-01T00:00:00Z'))).toBe(expected);
  });

  test('that never came says nothing, where the call was sent', () => {
    const trouble = { code: 'ANSWER_LOST', values: { at: 'x' } } as const;
    expect(purchaseUnanswered({ kind: 'lost', reason: '', trouble }).kind).toBe('unknown');
    expect(purchaseUnanswered({ kind: 'not_sent', reason: '', trouble }).kind).toBe('not_sent');
  });
});
