import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { Cost } from './cost.ts';
import { PartialShipment } from './partial-shipment.ts';
import { PURCHASES } from '../../diagnostics/problem-codes.ts';
import { Problem, Warning } from '../../diagnostics/problem.ts';
import { DOCUMENT_CONTENT_TYPES, ShipmentData } from './shipment-response.ts';
import type { ShipmentRequest } from './shipment-request.ts';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';

/** The ledger's states of a shipment (contract, section 10). */
export const SHIPMENT_STATES = [
  'RESERVED',
  'SENDING',
  'NOT_SENT',
  'REJECTED',
  'UNKNOWN',
  'PURCHASED',
  'LABELLED',
  'VOIDED',
  'WRITTEN_OFF',
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** States in which no parcel goes out with the label, as far as is known. */
export const NOTHING_GOES_OUT: readonly ShipmentState[] = ['NOT_SENT', 'REJECTED', 'VOIDED', 'WRITTEN_OFF'];

/** Where each state may lead; what is not listed is a bug. */
export const TRANSITIONS: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  RESERVED: ['SENDING', 'NOT_SENT'],
  SENDING: ['PURCHASED', 'LABELLED', 'REJECTED', 'NOT_SENT', 'UNKNOWN'],
  NOT_SENT: [],
  REJECTED: [],
  UNKNOWN: ['PURCHASED', 'REJECTED', 'WRITTEN_OFF'],
  PURCHASED: ['LABELLED'],
  LABELLED: ['VOIDED'],
  VOIDED: [],
  WRITTEN_OFF: [],
};

/** For how long a transactionId stays taken, in milliseconds from its acceptance (specification, "Limits"; contract, section 4). */
export const ID_HELD_MS = 24 * 60 * 60 * 1000;

const Instant = () => Type.String({ format: 'date-time' });

const VoidSubmittedAt = Nullable(
  Type.String({ format: 'date-time', description: 'When a void was asked for that the carrier has not decided' }),
);

/** A line of the shipment list. */
export const ShipmentSummary = Type.Object(
  {
    id: Type.String(),
    orderNumber: Nullable(Type.String({ description: 'Of the order that it is for; null where there is none' })),
    transactionId: Type.String(),
    clientId: Type.String(),
    packer: Nullable(
      Type.String({
        description: 'Who bought it, by name; null where nobody was signed on, and for clients with keys',
      }),
    ),
    carrierId: Type.String(),
    carrierCode: Type.String(),
    serviceType: Type.String(),
    state: Literals(SHIPMENT_STATES),
    purchase: Literals(PURCHASES),
    test: Type.Boolean({ description: 'Bought on an account in test mode' }),
    acceptedAt: Instant(),
    updatedAt: Instant(),
    recipient: Type.Object({
      name: Type.String(),
      city: Type.String(),
      zipCode: Type.String(),
      countryCode: Type.String(),
    }),
    packageCount: Type.Integer(),
    trackingNumbers: Type.Array(Type.String()),
    platformTrackingNumbers: Type.Array(Type.String()),
    manifestId: Nullable(Type.String({ description: 'The manifest it was handed over with' })),
    cost: Nullable(Cost),
    voidSubmittedAt: VoidSubmittedAt,
  },
  { title: 'ShipmentSummary' },
);
export type ShipmentSummary = Static<typeof ShipmentSummary>;

/** One change of state. `hash` is SHA-256 over the line and the hash of the line before it in the whole journal. */
export const JournalLine = Type.Object(
  {
    sequence: Type.Integer(),
    at: Instant(),
    shipmentId: Type.String(),
    actor: Type.String({
      description:
        'Who did it: `client:<id>`, with ` packer:<id>` behind it where somebody was signed on, `carrier` or `station`',
    }),
    from: Nullable(Literals(SHIPMENT_STATES)),
    to: Literals(SHIPMENT_STATES),
    requestId: Nullable(Type.String()),
    reason: Nullable(Type.String()),
    content: Nullable(
      Type.String({ description: 'SHA-256 of what was shipped, with a salt; where the line changed it' }),
    ),
    ties: Nullable(
      Type.String({
        description: 'Where the chains of other desks of a shared ledger ended: desk, line and hash of each',
      }),
    ),
    previousHash: Type.String(),
    hash: Type.String(),
  },
  { title: 'JournalLine' },
);
export type JournalLine = Static<typeof JournalLine>;

const ATTEMPT_OUTCOMES = ['PURCHASED', 'REJECTED', 'NOT_SENT', 'UNKNOWN'] as const;
export const Attempt = Type.Object(
  {
    number: Type.Integer(),
    startedAt: Instant(),
    deadlineAt: Instant(),
    finishedAt: Nullable(Instant()),
    outcome: Nullable(Literals(ATTEMPT_OUTCOMES)),
    detail: Nullable(Type.String({ description: "The carrier's own words, or what happened on the way" })),
    trouble: DiagnosticOrNull('What it says; null for attempts of earlier versions'),
    ownId: Nullable(Type.String({ description: 'What the carrier knows it by, where it takes an id of ours' })),
  },
  { title: 'Attempt' },
);
export type Attempt = Static<typeof Attempt>;

export const StoredDocument = Type.Object(
  {
    id: Type.String(),
    packageNumber: Type.Integer({ description: 'From 1' }),
    contentType: Literals(DOCUMENT_CONTENT_TYPES),
    imageType: Type.String(),
    size: Type.Integer({ description: 'Bytes' }),
    sha256: Type.String(),
    fileUrl: Type.String(),
  },
  { title: 'StoredDocument' },
);
export type StoredDocument = Static<typeof StoredDocument>;

/** What may be done with a shipment by its state and its way of buying: POST …/lookup, …/resolution, …/void. */
const SHIPMENT_ACTIONS = ['lookup', 'resolve', 'void'] as const;
export const ShipmentAction = Literals(SHIPMENT_ACTIONS);
export type ShipmentAction = (typeof SHIPMENT_ACTIONS)[number];

const LastSeenAt = Type.Optional(
  Type.String({
    format: 'date-time',
    description:
      'There while the database is away in which stations share their ledger: the shipment as this station saw it then. Another one may have voided it since.',
  }),
);

/** One shipment with all the station knows of it. */
export const ShipmentDetail = Type.Object(
  {
    shipment: ShipmentSummary,
    request: Type.Unsafe<ShipmentRequest>({
      'x-documented-as': PartialShipment,
      description:
        'The request as the station took it: aliases resolved, unknown fields left out; without names and addresses once its retention time is over',
    }),
    data: Nullable(ShipmentData),
    warnings: Type.Array(Warning),
    problem: Nullable(Problem),
    rule: Nullable(Type.String({ description: 'The rule that chose account and service; null where none did' })),
    attempts: Type.Array(Attempt),
    documents: Type.Array(StoredDocument),
    journal: Type.Array(JournalLine),
    actions: Type.Array(ShipmentAction),
    lastSeenAt: LastSeenAt,
  },
  { title: 'ShipmentDetail' },
);
export type ShipmentDetail = Static<typeof ShipmentDetail>;

export const ShipmentPage = Type.Object(
  {
    shipments: Type.Array(ShipmentSummary),
    next: Nullable(Type.String({ description: 'Pass as `cursor` for the next page; null on the last' })),
    incomplete: Type.Optional(
      Type.Literal(true, {
        description:
          'There while the database is away in which stations share their ledger: these are the last labels of this station, as it saw them last',
      }),
    ),
  },
  { title: 'ShipmentPage' },
);
export type ShipmentPage = Static<typeof ShipmentPage>;

/** The stored answer of a transaction: what its create call was, or would have been, answered with. */
export const StoredAnswer = Type.Object(
  {
    success: Type.Literal(true),
    data: ShipmentData,
    warnings: Type.Array(Warning),
    state: Literals(SHIPMENT_STATES),
    voidSubmittedAt: VoidSubmittedAt,
    shipmentId: Type.String(),
    acceptedAt: Instant(),
    requestId: Nullable(
      Type.String({
        description: 'The X-Request-Id of the create call that was accepted; tells whether it was this one',
      }),
    ),
    lastSeenAt: LastSeenAt,
  },
  { title: 'StoredAnswer' },
);
export type StoredAnswer = Static<typeof StoredAnswer>;
