import { Type, type Static } from 'typebox';
import { Violation } from '../../diagnostics/problem.ts';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { Cost } from './cost.ts';

/** When the carrier says that it delivers; what it does not say is null. */
export const DeliveryEstimate = Type.Object(
  {
    days: Nullable(Type.Integer({ minimum: 0, description: 'How many days it takes' })),
    date: Nullable(
      Type.String({ description: 'A day or an instant, as the service gave it', examples: ['2026-11-25'] }),
    ),
    words: Nullable(Type.String({ description: "The service's own words" })),
  },
  { title: 'DeliveryEstimate' },
);
export type DeliveryEstimate = Static<typeof DeliveryEstimate>;

/** What one service of an account would take for the shipment, as the account's carrier quotes it. */
export const Quote = Type.Object(
  {
    serviceCode: Type.String(),
    serviceName: Type.String(),
    cost: Cost,
    delivery: Nullable(DeliveryEstimate),
  },
  { title: 'Quote' },
);
export type Quote = Static<typeof Quote>;

/** A service that does not carry the shipment: by a rule, or because the carrier says so in its own words. */
export const NotQuoted = Type.Object(
  {
    serviceCode: Type.String(),
    serviceName: Type.String(),
    errors: Type.Array(Violation, {
      description: 'The rules that the shipment breaks; none where the carrier says why',
    }),
    reason: Nullable(Type.String({ description: "The carrier's own words; null where it did not say" })),
  },
  { title: 'NotQuoted' },
);
export type NotQuoted = Static<typeof NotQuoted>;

const RATE_RESULTS = [
  'QUOTED',
  /** None of its services can carry the shipment. */
  'CANNOT_CARRY',
  /** It could, and its way of buying has no prices. */
  'CANNOT_QUOTE',
  /** It was asked, and gave no prices. */
  'FAILED',
] as const;

/** What one account says of the shipment. */
export const AccountRates = Type.Object(
  {
    carrierId: Type.String(),
    carrierCode: Type.String(),
    friendlyName: Type.String(),
    test: Type.Boolean({ description: 'An account in test mode: its prices are no prices' }),
    result: Literals(RATE_RESULTS),
    quotedAt: Nullable(Type.String({ format: 'date-time', description: 'When it quoted; null where it did not' })),
    quotes: Type.Array(Quote, { description: 'In the order in which the carrier gave them' }),
    notQuoted: Type.Array(NotQuoted, { description: 'Its other services, and why' }),
    detail: Nullable(Type.String({ description: 'Why there are no quotes; null where there are' })),
    trouble: DiagnosticOrNull('The same; null where nothing is wrong'),
  },
  { title: 'AccountRates' },
);
export type AccountRates = Static<typeof AccountRates>;

export const ShipmentRates = Type.Object(
  { accounts: Type.Array(AccountRates, { description: 'Those that quoted first, else in the order of the accounts' }) },
  { title: 'ShipmentRates' },
);
export type ShipmentRates = Static<typeof ShipmentRates>;
