import type { Violation } from '#shared/diagnostics/problem.ts';
import { configFault, defineAdapter } from '#electron/engine/accounts/index.ts';
import { GatewayAdapterConfig } from './config.ts';
import { words } from './messages/index.ts';

/** Buys from another service that speaks the same contract (contract, section 9). */
export const gatewayDefinition = defineAdapter({
  type: 'gateway',
  config: GatewayAdapterConfig,
  secrets: {
    members: { secretKey: { of: 'accessKey' }, token: {} },
    origin: ({ baseUrl }) => (URL.canParse(baseUrl) ? new URL(baseUrl).origin : null),
    trust: ['certificateFingerprint'],
    place: ['baseUrl', 'certificateFingerprint', 'allowHttp', 'labelHosts'],
  },
  isTest: false,
  drawsLabels: false,
  deadlineSeconds: ({ timeoutSeconds }) => timeoutSeconds,
  faults,
  form: [
    { member: 'baseUrl', columns: 8, code: true, needed: true, example: 'https://' },
    { member: 'upstream', columns: 4 },
    { member: 'accessKey', columns: 4, code: true },
    { member: 'secretKey', columns: 4 },
    { member: 'token', columns: 4 },
    { member: 'upstreamCarrierId', columns: 4, code: true, needed: true },
    { member: 'timeoutSeconds', columns: 2, advanced: true, unit: 's' },
    { member: 'certificateFingerprint', columns: 6, advanced: true, code: true },
    { member: 'serviceMapping', columns: 4, advanced: true, example: 'GROUND = NEXT_DAY' },
    { member: 'labelHosts', columns: 4, advanced: true, example: 'labels.example.com' },
    { member: 'refusalCodes', columns: 4, advanced: true, example: 'ADDRESS_INVALID' },
    { member: 'allowHttp', columns: 12, advanced: true },
  ],
  words,
});

const LOOPBACK = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/;

/** An address that may be called, and one way to prove itself there. */
function* faults(config: GatewayAdapterConfig): Generator<Violation> {
  yield* addressFaults(config);
  const { accessKey, secretKey, token } = config;
  const hasKeys = accessKey !== undefined || secretKey !== undefined;
  if (hasKeys && token !== undefined) {
    yield configFault('FIELD_CONFLICT', 'token', 'Give accessKey and secretKey, or a token, not both.');
  } else if (token === undefined) {
    for (const [name, given] of Object.entries({ accessKey, secretKey })) {
      if (given === undefined)
        yield configFault('FIELD_REQUIRED', name, 'accessKey and secretKey, or a token, are required.');
    }
  }
}

function* addressFaults({ baseUrl, allowHttp }: GatewayAdapterConfig): Generator<Violation> {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    yield configFault('FIELD_INVALID', 'baseUrl', 'baseUrl must be an address that begins with https://.');
    return;
  }
  if (url.username || url.password || url.search || url.hash) {
    yield configFault('FIELD_INVALID', 'baseUrl', 'baseUrl must have no user, no query and no fragment.');
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname) && !allowHttp) {
    const message = `${url.host} would be called unencrypted; use https, or set allowHttp to send addresses and secrets in the clear.`;
    yield configFault('FIELD_INVALID', 'baseUrl', message);
  }
}
