import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { Manifest } from './manifest.ts';
import { Nullable } from '../nullable.ts';
import { PrintJob } from '../printing/print-job.ts';
import { Attempt, ShipmentAction, ShipmentDetail, ShipmentSummary } from './shipment.ts';
import { RequiredText } from '../text.ts';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';

/** A shipment that may have been bought, or is and has no label, with all a person needs to find out and settle it. */
export const AttentionItem = Type.Object(
  {
    shipment: ShipmentSummary,
    account: Type.Object({
      name: Type.String(),
      adapter: Type.String({ description: 'How it buys', examples: ['test'] }),
    }),
    since: Type.String({ format: 'date-time', description: 'When its outcome became unknown, or it was bought' }),
    ageSeconds: Type.Integer({ description: 'Since it was accepted' }),
    ownId: Nullable(
      Type.String({
        description: 'Our id of it at the service: what to look for in its portal; null where it was given none',
      }),
    ),
    carrierSentence: Nullable(Type.String({ description: "The carrier's own words, or what happened on the way" })),
    trouble: DiagnosticOrNull('What it says; null for attempts of earlier versions'),
    attempts: Type.Array(Attempt),
    actions: Type.Array(ShipmentAction),
  },
  { title: 'AttentionItem' },
);
export type AttentionItem = Static<typeof AttentionItem>;

/** A shipment that is bought, and whose labels are not printed though they were to be. */
export const UnprintedLabels = Type.Object(
  {
    shipment: ShipmentSummary,
    printerId: Type.String({ description: 'The printer they were asked for; it may be gone' }),
    since: Type.String({ format: 'date-time', description: 'From when on the station prints them no more by itself' }),
  },
  { title: 'UnprintedLabels' },
);
export type UnprintedLabels = Static<typeof UnprintedLabels>;

export const AttentionList = Type.Object(
  {
    count: Type.Integer({ description: 'All shipments there are; the list holds the oldest 200' }),
    oldestAt: Nullable(Type.String({ format: 'date-time' })),
    oldestAgeSeconds: Nullable(Type.Integer()),
    items: Type.Array(AttentionItem),
    prints: Type.Array(PrintJob, {
      description: 'The oldest 500 prints in UNCERTAIN: look whether the label came out',
    }),
    unlabelled: Type.Array(AttentionItem, {
      description:
        'The oldest 200 shipments in PURCHASED for five minutes or longer: bought, and their labels are not here. The station goes on asking for them',
    }),
    unprinted: Type.Array(UnprintedLabels, {
      description:
        'The oldest 500 shipments whose labels were to be printed and did not come out in time: the station leaves them to a person',
    }),
    manifests: Type.Array(Manifest, {
      description:
        "The oldest 500 manifests of which nobody knows whether the carrier made its own: its `carrierManifest` is UNKNOWN. Look in the carrier's portal",
    }),
  },
  { title: 'AttentionList' },
);
export type AttentionList = Static<typeof AttentionList>;

/** The ways out of UNKNOWN that a person has (contract, section 10). */
export const DECISIONS = ['found', 'not_bought', 'written_off'] as const;
export type Decision = (typeof DECISIONS)[number];

const KEPT = 'Kept in the journal for good: name the source, not a person';

export const ResolutionRequest = Type.Object(
  {
    decision: Literals(DECISIONS),
    trackingNumbers: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^[\\x21-\\x7e]{1,50}$',
          'x-form': '1 to 50 printable ASCII characters without spaces',
        }),
        {
          minItems: 1,
          maxItems: 200,
          description: 'With `found`, and required there: one for each package, in the order of the item lines',
        },
      ),
    ),
    reason: Type.Optional(RequiredText({ maxLength: 500, description: `Required unless \`found\`. ${KEPT}` })),
  },
  { title: 'ResolutionRequest', additionalProperties: false },
);
export type ResolutionRequest = Static<typeof ResolutionRequest>;

export const ShipmentBody = Type.Object({ shipment: ShipmentDetail }, { title: 'ShipmentBody' });
export type ShipmentBody = Static<typeof ShipmentBody>;

const LOOKUP_OUTCOMES = ['found', 'not_bought', 'unknown'] as const;
/** What asking the carrier brought: `found` and `not_bought` are settled, `unknown` is as open as before. */
export const LookupResult = Type.Object(
  {
    outcome: Literals(LOOKUP_OUTCOMES),
    detail: Type.String(),
    trouble: DiagnosticOrNull('What the detail says'),
    shipment: ShipmentDetail,
  },
  { title: 'LookupResult' },
);
export type LookupResult = Static<typeof LookupResult>;
