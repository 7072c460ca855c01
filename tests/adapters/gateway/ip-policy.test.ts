import { describe, expect, test } from 'vitest';
import { checkedLookup, checkLiteral, isLoopbackName, zoneOf } from '#electron/net/ip-policy.ts';
import { zonesOfLabels } from '#electron/adapters/http/fetch-document.ts';
import { siteOf } from '#electron/adapters/gateway/upstream.ts';
import type { GatewayAdapterConfig } from '#electron/adapters/gateway/config.ts';

test.each([
  ['93.184.216.34', 'public'],
  ['2606:2800:220:1::1', 'public'],
  ['10.0.0.8', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.20', 'private'],
  ['100.64.0.1', 'private'],
  ['fd12:3456::1', 'private'],
  ['127.0.0.1', 'loopback'],
  ['127.8.9.10', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:10.0.0.8', 'private'],
  ['169.254.169.254', 'never'],
  ['::ffff:169.254.169.254', 'never'],
  ['fe80::1', 'never'],
  ['fd00:ec2::254', 'never'],
  ['100.100.100.200', 'never'],
  ['0.0.0.0', 'never'],
  ['::', 'never'],
  ['224.0.0.1', 'never'],
  ['255.255.255.255', 'never'],
  ['240.0.0.1', 'never'],
  ['64:ff9b::a9fe:a9fe', 'never'],
  ['2002:a9fe:a9fe::1', 'never'],
])('the address %s is %s', (address, reach) => {
  expect(zoneOf(address)).toBe(reach);
});

/** Ways of writing an address that must not be called; each reaches the transport as the URL parser leaves it. */
const DISGUISED = [
  'http://169.254.169.254/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://169.254.43518/',
  'http://169.254.169.254./',
  'http://[::ffff:169.254.169.254]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://127.1/',
  'http://0177.0.0.1/',
  'http://2130706433/',
  'http://0/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://10.1.2.3/',
  'http://192.168.0.1/',
  'http://[64:ff9b::a9fe:a9fe]/',
];

test.each(DISGUISED)('%s is not called where only public addresses are', (address) => {
  expect(() => checkLiteral(new URL(address).hostname, ['public'])).toThrow('is not called');
});

test('a name is resolved once, and only addresses that are allowed are handed to the connection', async () => {
  const resolve = (allowed: Parameters<typeof checkedLookup>[0]) =>
    new Promise((done) => {
      checkedLookup(allowed)('localhost', { all: true }, (error, addresses) => done(error?.name ?? addresses));
    });
  expect(await resolve(['public'])).toBe('AddressRefusedError');
  const found = (await resolve(['loopback'])) as { address: string }[];
  expect(found.map(({ address }) => zoneOf(address))).toEqual(found.map(() => 'loopback'));
  expect(found.length).toBeGreaterThan(0);
});

test.each([
  ['localhost', true],
  ['127.9.9.9', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
  ['10.0.0.1', false],
])('%s is this machine by name: %s', (host, is) => {
  expect(isLoopbackName(host)).toBe(is);
});

const config = (changes: Partial<GatewayAdapterConfig>): GatewayAdapterConfig => ({
  type: 'gateway',
  baseUrl: 'https://ship.example.com/api',
  upstreamCarrierId: 'theirs',
  ...changes,
});

describe('a service is called', () => {
  test('anywhere with https, in the clear on this machine only, unless the account allows it', () => {
    expect(siteOf(config({})).allowed).toEqual(['public', 'private', 'loopback']);
    expect(siteOf(config({ baseUrl: 'http://127.0.0.1:4820' })).allowed).toEqual(['loopback']);
    expect(siteOf(config({ baseUrl: 'http://ship.example.com' })).allowed).toEqual([]);
    expect(siteOf(config({ baseUrl: 'http://ship.example.com', allowHttp: true })).allowed).toContain('public');
  });
});

describe('a label is fetched', () => {
  const reach = (link: string, changes: Partial<GatewayAdapterConfig> = {}) => {
    const own = config(changes);
    return zonesOfLabels(new URL(link), { ...siteOf(own), labelHosts: own.labelHosts ?? [] });
  };

  test('from the service itself, also in a private network, but not on this machine', () => {
    expect(reach('https://ship.example.com/l/1')).toEqual(['public', 'private']);
  });

  test('from a host that the account lists, in the public internet', () => {
    expect(reach('https://labels.example.net/l/1', { labelHosts: ['Labels.Example.net'] })).toEqual(['public']);
    expect(reach('https://labels.example.net:8443/1', { labelHosts: ['labels.example.net:8443'] })).toEqual(['public']);
  });

  test('on this machine where the service itself is there', () => {
    const changes = { baseUrl: 'http://127.0.0.1:4820', labelHosts: ['127.0.0.1:9000'] };
    expect(reach('http://127.0.0.1:9000/l/1', changes)).toEqual(['public', 'loopback']);
  });

  test.each([
    ['another host', 'https://evil.example/l/1', {}],
    ['a host that begins as the service does', 'https://ship.example.com.evil.example/l', {}],
    [
      'a host that ends as a listed one does',
      'https://evillabels.example.net/l',
      { labelHosts: ['labels.example.net'] },
    ],
    ['another port of the service', 'https://ship.example.com:8443/l', {}],
    ['another port than is listed', 'https://l.example.net/', { labelHosts: ['l.example.net:8443'] }],
    ['a link with a password', 'https://a:b@ship.example.com/l', {}],
    ['a link in the clear', 'http://ship.example.com/l', { labelHosts: ['ship.example.com'] }],
    ['a file', 'file:///etc/passwd', {}],
    ['an address of this machine', 'http://127.0.0.1:9000/', {}],
  ])('never from %s', (_, link, changes) => {
    expect(() => reach(link, changes)).toThrow();
  });
});
