import { Type, type Static } from 'typebox';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { RequiredText } from '../text.ts';

/**
 * HANDED_OVER, TAKEN_BACK: done. ALREADY, NOT_HANDED_OVER: it was so before. VOIDED, NOT_LABELLED, KEPT_BACK: it must not leave. ON_MANIFEST: its day
 * is closed, and stays as it is. SEVERAL, UNKNOWN_CODE: which parcel it is cannot be told.
 */
const HAND_OVER_OUTCOMES = [
  'HANDED_OVER',
  'TAKEN_BACK',
  'ALREADY',
  'NOT_HANDED_OVER',
  'VOIDED',
  'NOT_LABELLED',
  'KEPT_BACK',
  'ON_MANIFEST',
  'SEVERAL',
  'UNKNOWN_CODE',
] as const;
export type HandOverOutcome = (typeof HAND_OVER_OUTCOMES)[number];

/** What `HandOverRequest.code` and the path of its undoing take. */
export const HandOverCode = RequiredText({
  maxLength: 200,
  description: 'What the scanner read: the tracking number of the parcel, or its platform tracking number',
  examples: ['1Z999AA10123456784'],
});

export const HandOverRequest = Type.Object(
  {
    code: HandOverCode,
    packer: Type.Optional(RequiredText({ description: 'Who hands it over; at a window, whoever is signed on' })),
  },
  { title: 'HandOverRequest', additionalProperties: false },
);
export type HandOverRequest = Static<typeof HandOverRequest>;

/** That a parcel left. */
export const HandOver = Type.Object(
  {
    at: Type.String({ format: 'date-time', description: 'When' }),
    code: Type.String({ description: 'What was scanned' }),
    clientId: Type.String({ description: 'The API client that said so' }),
    packer: Nullable(Type.String({ description: 'Who handed it over; null where nobody was named' })),
    stationId: Type.String({ description: 'The desk' }),
  },
  { title: 'HandOver' },
);
export type HandOver = Static<typeof HandOver>;

/** One package of a shipment, and how far it is on its way to the driver. */
export const Parcel = Type.Object(
  {
    shipmentId: Type.String({ description: 'The shipment that it is of' }),
    packageNumber: Type.Integer({ description: 'Which of its packages, counted from 1' }),
    packageCount: Type.Integer({ description: 'How many the shipment has' }),
    carrierId: Type.String({ description: 'The account that it was bought on' }),
    trackingNumber: Nullable(Type.String({ description: 'As the carrier gave it' })),
    platformTrackingNumber: Type.String({ description: 'As the station gave it' }),
    recipientName: Type.String({ description: 'Who gets it; empty once it was redacted' }),
    labelled: Type.Boolean({ description: 'Whether its label is here' }),
    printed: Type.Boolean({
      description: 'Whether a printer or its spooler has had the whole label, or the label was scanned as it left',
    }),
    handOver: Type.Union([HandOver, Type.Null()], { description: 'That it left; null while it has not' }),
  },
  { title: 'Parcel' },
);
export type Parcel = Static<typeof Parcel>;

export const HandOverAnswer = Type.Object(
  {
    outcome: Literals(HAND_OVER_OUTCOMES, { description: 'What it was' }),
    trouble: DiagnosticOrNull('Why nothing was done, and what to do; null where it was done'),
    parcel: Type.Union([Parcel, Type.Null()], { description: 'The parcel as it is now; null where it is not known' }),
  },
  { title: 'HandOverAnswer' },
);
export type HandOverAnswer = Static<typeof HandOverAnswer>;

/** How many parcels that are not handed over are named. */
export const MOST_MISSING = 200;

/** The parcels of an account that are on no manifest, counted at each step. The day closes to zero where all four are the same. */
export const HandOverTally = Type.Object(
  {
    carrierId: Type.String({ description: 'The account' }),
    sold: Type.Integer({ description: 'Parcels that were bought, were not voided, and are on no manifest' }),
    labelled: Type.Integer({ description: 'Of those, how many have their label here: these go on the manifest' }),
    printed: Type.Integer({ description: 'Of those, how many labels a printer or its spooler has had' }),
    handedOver: Type.Integer({ description: 'Of those, how many were handed over by scan' }),
    missing: Type.Array(Parcel, {
      description: `The parcels that are not handed over, oldest first, at most ${MOST_MISSING} of them`,
    }),
  },
  { title: 'HandOverTally' },
);
export type HandOverTally = Static<typeof HandOverTally>;
