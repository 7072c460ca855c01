import { Type, type Static } from 'typebox';
import { Secret } from '#shared/schema/accounts/account.ts';
import { Literals } from '#shared/schema/literals.ts';
import { ASCII_FORM, RequiredText } from '#shared/schema/text.ts';
import { en } from './messages/en.ts';

/** What answers at the other end: the service of the specification, or another station, whose look-up knows every transaction. */
const UPSTREAMS = ['SERVICE', 'STATION'] as const;

/** Buys from another service that speaks the same contract (contract, section 9), with AK and SK or with a fixed token. */
export const GatewayAdapterConfig = Type.Object(
  {
    type: Type.Literal('gateway', { description: en.means }),
    baseUrl: Type.String({
      maxLength: 500,
      description: 'https, unless the host is this machine or allowHttp is set',
      examples: ['https://ship.example.com'],
    }),
    upstream: Type.Optional(
      Literals(UPSTREAMS, {
        description: 'SERVICE unless given; a STATION that does not know a transaction proves it unsold',
      }),
    ),
    accessKey: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$', 'x-form': ASCII_FORM }),
    ),
    secretKey: Secret('The secret that belongs to accessKey'),
    token: Secret('A fixed access token, in place of accessKey and secretKey'),
    upstreamCarrierId: RequiredText({ description: 'The carrierId of the account at the other end' }),
    serviceMapping: Type.Optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 100 }), RequiredText(), {
        description: 'The serviceCode at the other end by our own, where they differ',
      }),
    ),
    timeoutSeconds: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 120, description: "The station's purchaseTimeoutSeconds unless given" }),
    ),
    allowHttp: Type.Optional(
      Type.Literal(true, { description: 'Send addresses and secrets unencrypted to another machine' }),
    ),
    certificateFingerprint: Type.Optional(
      Type.String({
        pattern: '^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$',
        'x-form': '32 pairs of capital hexadecimal digits with colons between them (SHA-256)',
        description:
          "SHA-256 of the other end's certificate, where no authority vouches for it; no other one is then trusted",
      }),
    ),
    labelHosts: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?$',
          'x-form': 'a host, or a host and a port',
          examples: ['labels.example.com'],
        }),
        {
          maxItems: 20,
          description: 'Other hosts that label links may name, each `host` or `host:port`',
        },
      ),
    ),
    refusalCodes: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        maxItems: 200,
        description: "The other end's own error codes that prove that nothing was bought",
      }),
    ),
  },
  { title: 'GatewayAdapter', additionalProperties: false },
);
export type GatewayAdapterConfig = Static<typeof GatewayAdapterConfig>;
