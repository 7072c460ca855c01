import { Type, type Static } from 'typebox';
import { AccountCustoms } from './account-customs.ts';
import { RULED_BY } from './carrier.ts';
import { described } from '../described.ts';
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
    serviceClass: Type.Optional(
      Type.String({
        pattern: '^[0-9]{3}$',
        'x-form': 'three digits',
        description:
          "The carrier's class of service in two-dimensional symbols (ISO/IEC 15434 and 16023); the service code where that is of three digits or fewer",
      }),
    ),
  },
  { title: 'AccountService', additionalProperties: false },
);
export type AccountService = Static<typeof AccountService>;

/** How a label may hold its tracking number. */
export const TRACKING_SYMBOLOGIES = ['CODE128', 'GS1_128', 'INTERLEAVED_2_OF_5'] as const;
export type TrackingSymbology = (typeof TRACKING_SYMBOLOGIES)[number];

/** The two-dimensional symbols that a label drawn here may carry. */
export const ROUTING_SYMBOLOGIES = ['DATA_MATRIX', 'QR', 'AZTEC', 'PDF417', 'MAXICODE'] as const;
export type RoutingSymbology = (typeof ROUTING_SYMBOLOGIES)[number];
export const DEFAULT_ROUTING_SYMBOLOGY: RoutingSymbology = 'DATA_MATRIX';

/** What stands in answers and in the ledger where a secret is set. Sent back, it keeps the secret. */
export const SECRET_MASK = '********';
/** A member that is secret. */
export const Secret = (description: string) =>
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

/**
 * How an account buys (contract, section 9). What belongs to each type is in the definition of its adapter, which the station checks it by and
 * describes it with; here it is open.
 */
export const AdapterConfig = Type.Unsafe<{ type: string; readonly [member: string]: unknown }>(
  Type.Object({ type: Type.String({ examples: ['test'] }) }, { title: 'Adapter' }),
);
export type AdapterConfig = Static<typeof AdapterConfig>;

/** Test mode, which every station has: the default accounts buy in it (contract, section 8). */
export const TEST_MODE = { type: 'test' } as const;

/** A connected carrier account: whose rules hold, how it buys, where it ships from, what it offers. */
export const Account = Type.Object(
  {
    carrierId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$', 'x-form': ID_FORM, examples: ['test-a'] }),
    carrier: Literals(RULED_BY, {
      description:
        'Whose rules hold; OTHER: those that the services of the account give, for a carrier beyond the nine',
    }),
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
    customs: Type.Optional(
      described(
        AccountCustoms,
        'What its shipments across a customs border are declared with, unless they say otherwise',
      ),
    ),
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
    labelDesign: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          'Which design its labels have, where it is their own: set with `/label-layout` and `/logo`, and ignored here',
      }),
    ),
    routingTable: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'Which routing table it has: set with `/routing-table`, and ignored here',
      }),
    ),
    triedLive: Type.Optional(
      Type.String({
        format: 'date-time',
        'x-form': 'an instant, such as 2026-11-23T10:00:00Z',
        description:
          'When a person ticked off that the account was tried against the live service; see `isUntried` of its way of buying',
      }),
    ),
    services: Type.Array(AccountService, { minItems: 1, maxItems: 200 }),
    packages: Type.Array(Type.Unknown()),
    options: Type.Array(Type.Unknown()),
  },
  { title: 'Account', additionalProperties: false },
);
export type Account = Static<typeof Account>;
