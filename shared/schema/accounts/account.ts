import { Type, type Static } from 'typebox';
import { CARRIERS } from './carrier.ts';
import { LABEL_STOCKS } from '../shipping/label-specification.ts';
import { Literals } from '../literals.ts';
import { LENGTH_UNITS, WEIGHT_UNITS } from '../shipping/measure.ts';
import { Nullable } from '../nullable.ts';
import { Party } from '../shipping/party.ts';
import { ASCII_FORM, ID_FORM, RequiredText } from '../text.ts';

/** Limits of one service, for carriers whose limits depend on the service (D). All inclusive. */
export const ServiceLimits = Type.Object(
  {
    weight: Type.Optional(
      Type.Object(
        { value: Type.Number({ exclusiveMinimum: 0, maximum: 1e9 }), units: Literals(WEIGHT_UNITS) },
        { additionalProperties: false },
      ),
    ),
    sides: Type.Optional(
      Type.Object(
        {
          length: Type.Number({ exclusiveMinimum: 0, maximum: 1e9 }),
          width: Type.Number({ exclusiveMinimum: 0, maximum: 1e9 }),
          height: Type.Number({ exclusiveMinimum: 0, maximum: 1e9 }),
          units: Literals(LENGTH_UNITS),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { title: 'ServiceLimits', additionalProperties: false },
);
export type ServiceLimits = Static<typeof ServiceLimits>;

/** Carrier A's groups of services, each with its own limits of size (contract, section 5). */
export const SERVICE_GROUPS = ['GROUND', 'EXPRESS', 'EXPRESS_FREIGHT'] as const;
export type ServiceGroup = (typeof SERVICE_GROUPS)[number];

export const AccountService = Type.Object(
  {
    serviceCode: RequiredText(),
    name: RequiredText(),
    domestic: Type.Boolean(),
    international: Type.Boolean(),
    isMultiPackageSupported: Type.Boolean(),
    group: Type.Optional(Literals(SERVICE_GROUPS, { description: 'Carrier A only, and required there' })),
    limits: Type.Optional(ServiceLimits),
  },
  { title: 'AccountService', additionalProperties: false },
);
export type AccountService = Static<typeof AccountService>;

export const CHECK_DIGITS = ['NONE', 'MOD10', 'MOD11', 'MOD37_36'] as const;
export type CheckDigit = (typeof CHECK_DIGITS)[number];
export const TRACKING_SYMBOLOGIES = ['CODE128', 'GS1_128', 'INTERLEAVED_2_OF_5'] as const;
export type TrackingSymbology = (typeof TRACKING_SYMBOLOGIES)[number];

/** The two-dimensional symbols that a label drawn here may carry. */
export const ROUTING_SYMBOLOGIES = ['DATA_MATRIX', 'QR', 'AZTEC', 'PDF417', 'MAXICODE'] as const;
export type RoutingSymbology = (typeof ROUTING_SYMBOLOGIES)[number];
export const DEFAULT_ROUTING_SYMBOLOGY: RoutingSymbology = 'DATA_MATRIX';

export const TestAdapterConfig = Type.Object(
  { type: Type.Literal('test') },
  { title: 'TestAdapter', additionalProperties: false },
);

/** Live labels printed locally from a number range the carrier assigned: prefix, then the number with leading zeros, then the check digit. */
export const RangeAdapterConfig = Type.Object(
  {
    type: Type.Literal('range'),
    prefix: Type.String({
      maxLength: 20,
      pattern: '^[0-9A-Z]*$',
      'x-form': 'digits and capital letters',
      description: 'Stands before every number; may be empty',
    }),
    first: Type.String({
      pattern: '^[0-9]{1,15}$',
      'x-form': '1 to 15 digits',
      description: 'First number, with as many digits as every number has',
    }),
    last: Type.String({
      pattern: '^[0-9]{1,15}$',
      'x-form': '1 to 15 digits',
      description: 'Last number, inclusive; as many digits as the first',
    }),
    checkDigit: Literals(CHECK_DIGITS),
    symbology: Literals(TRACKING_SYMBOLOGIES),
    warnBelow: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Warn when fewer numbers are left; 100 unless given' }),
    ),
  },
  { title: 'RangeAdapter', additionalProperties: false },
);
export type RangeAdapterConfig = Static<typeof RangeAdapterConfig>;

/** What stands in answers and in the ledger where a secret is set. Sent back, it keeps the secret. */
export const SECRET_MASK = '********';
const Secret = (description: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 4096,
      pattern: '^[\\x21-\\x7e]+$',
      'x-form': ASCII_FORM,
      writeOnly: true,
      description: `${description}. Answers give ${SECRET_MASK}; sent back, that keeps the secret`,
    }),
  );

/** What answers at the other end: the service of the specification, or another station, whose look-up knows every transaction. */
export const UPSTREAMS = ['SERVICE', 'STATION'] as const;

/** Buys from another service that speaks the same contract (contract, section 9), with AK and SK or with a fixed token. */
export const GatewayAdapterConfig = Type.Object(
  {
    type: Type.Literal('gateway'),
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

/** How an account buys (contract, section 9). */
export const AdapterConfig = Type.Union([TestAdapterConfig, RangeAdapterConfig, GatewayAdapterConfig], {
  title: 'Adapter',
});
export type AdapterConfig = Static<typeof AdapterConfig>;

/** Test mode, which every station has: the default accounts buy in it (contract, section 8). */
export const TEST_MODE = { type: 'test' } as const;

/** A connected carrier account: whose rules hold, how it buys, where it ships from, what it offers. */
export const Account = Type.Object(
  {
    carrierId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$', 'x-form': ID_FORM, examples: ['test-a'] }),
    carrier: Literals(CARRIERS, { description: 'Whose rules hold' }),
    carrierCode: RequiredText({
      description: 'The code answers give; the neutral label unless the account sets its own',
    }),
    nickname: RequiredText(),
    friendlyName: RequiredText(),
    primary: Type.Boolean(),
    requiresFundedAmount: Type.Boolean(),
    balance: Type.Unknown(),
    adapter: AdapterConfig,
    shipFrom: Nullable(Party),
    strictDecimals: Type.Boolean({ description: 'Refuse a value that would have to be rounded' }),
    stockCodes: Type.Record(Type.String({ pattern: '^[0-9]$', 'x-form': 'one digit' }), Literals(LABEL_STOCKS), {
      description: "The carrier's own stock codes (one digit) and the stock each means",
      additionalProperties: false,
    }),
    routingSymbology: Type.Optional(
      Literals(ROUTING_SYMBOLOGIES, {
        description: `The two-dimensional symbol on labels drawn here; ${DEFAULT_ROUTING_SYMBOLOGY} unless given`,
      }),
    ),
    services: Type.Array(AccountService, { minItems: 1, maxItems: 200 }),
    packages: Type.Array(Type.Unknown()),
    options: Type.Array(Type.Unknown()),
  },
  { title: 'Account', additionalProperties: false },
);
export type Account = Static<typeof Account>;

/** True where labels of the account are marked as not for shipping. */
export const isTestAccount = (account: Account) => account.adapter.type === 'test';
