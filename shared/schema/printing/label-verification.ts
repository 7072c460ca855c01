import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';

const id = () => Type.String({ minLength: 1, maxLength: 100 });

/** One stored label, or all of a shipment. */
export const VerifyRequest = Type.Object(
  {
    documentId: Type.Optional(id()),
    shipmentId: Type.Optional(id()),
  },
  { title: 'VerifyRequest', additionalProperties: false },
);
export type VerifyRequest = Static<typeof VerifyRequest>;

/** Where the dots came from: the stored bytes, or the label laid out again, where these are commands for a printer. */
const VERIFIED_SOURCES = ['STORED', 'DRAWN_AGAIN'] as const;

/** What can be wrong with the layout of a label. */
export const LAYOUT_FAULTS = [
  'OUTSIDE_STOCK',
  'TEXT_TOO_WIDE',
  'TEXT_OVERLAPS_TEXT',
  'QUIET_ZONE_BROKEN',
  'MODULE_TOO_NARROW',
  'OFF_THE_DOTS',
  'TEXT_TOO_SMALL',
  'BARS_TOO_LOW',
] as const;
export type LayoutFaultCode = (typeof LAYOUT_FAULTS)[number];

/**
 * What else can be wrong. NOT_READABLE: no picture can be made of the stored bytes. NOT_DRAWN_HERE: a carrier's label is commands for a
 * printer. TRACKING_NUMBER_NOT_READ: no barcode of a carrier's label holds the number.
 */
const READING_FAULTS = ['NOT_READABLE', 'NOT_DRAWN_HERE', 'TRACKING_NUMBER_NOT_READ'] as const;

export const LABEL_FAULTS = [...LAYOUT_FAULTS, ...READING_FAULTS] as const;
export type LabelFaultCode = (typeof LABEL_FAULTS)[number];

/** A barcode: what should be in it, and what was read from the dots. */
export const VerifiedSymbol = Type.Object(
  {
    symbology: Type.String({ examples: ['CODE128'] }),
    expected: Nullable(Type.String({ description: 'Null where a carrier drew the label and only it knows' })),
    read: Nullable(Type.String({ description: 'Null where nothing could be read' })),
  },
  { title: 'VerifiedSymbol' },
);
export type VerifiedSymbol = Static<typeof VerifiedSymbol>;

export const VerifiedLabel = Type.Object(
  {
    documentId: Type.String(),
    packageNumber: Type.Integer(),
    trackingNumber: Type.String(),
    source: Literals(VERIFIED_SOURCES),
    ok: Type.Boolean(),
    symbols: Type.Array(VerifiedSymbol),
    faults: Type.Array(
      Type.Object({ code: Literals(LABEL_FAULTS), message: Type.String({ description: 'In an English sentence' }) }),
    ),
  },
  { title: 'VerifiedLabel' },
);
export type VerifiedLabel = Static<typeof VerifiedLabel>;

export const LabelVerificationResult = Type.Object(
  {
    ok: Type.Boolean({ description: 'Every label is fit to print and every barcode reads as it should' }),
    labels: Type.Array(VerifiedLabel),
  },
  { title: 'LabelVerificationResult' },
);
export type LabelVerificationResult = Static<typeof LabelVerificationResult>;
