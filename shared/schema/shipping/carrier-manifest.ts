import { Type, type Static } from 'typebox';
import { Diagnostic, DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';

/**
 * What became of the carrier's own manifest. REQUESTED: it is being asked. SUBMITTED: asked, and decided later. CREATED. REFUSED: there is none.
 * UNKNOWN: asked, and the answer was lost.
 */
const CARRIER_MANIFEST_STATES = ['REQUESTED', 'SUBMITTED', 'CREATED', 'REFUSED', 'UNKNOWN'] as const;
export type CarrierManifestState = (typeof CARRIER_MANIFEST_STATES)[number];

/** A shipment that is on the station's manifest and on none of the carrier's. */
export const LeftOut = Type.Object(
  {
    shipmentId: Type.String({ description: "The station's id of the shipment" }),
    reason: Type.String({ description: 'Why, in words' }),
    trouble: Type.Optional(
      described(
        Diagnostic,
        'The same for whoever says it in another language; absent on manifests of earlier versions',
      ),
    ),
  },
  { title: 'LeftOut' },
);
export type LeftOut = Static<typeof LeftOut>;

/** The manifest that the carrier, or the service in front of it, makes of the same shipments. */
export const CarrierManifest = Type.Object(
  {
    state: Literals(CARRIER_MANIFEST_STATES, {
      description:
        'REQUESTED: the carrier is being asked. SUBMITTED: it was asked and decides later; the station keeps asking. CREATED: it made one. REFUSED: it made none. UNKNOWN: its answer was lost; the station asks what became of it, where it can be asked.',
    }),
    requestedAt: Type.String({ format: 'date-time', description: 'When it was asked last' }),
    updatedAt: Type.String({ format: 'date-time', description: 'When the state was last written' }),
    ids: Type.Array(Type.String(), {
      description: "The service's ids; several where it makes one for each warehouse, carrier or day",
      examples: [['se-1234567']],
    }),
    forms: Type.Array(Type.String(), {
      description: "Where the carrier's forms are read as PDF; none where it has none, or the retention time is over",
      examples: [['/station/v1/manifests/018f0000000070008000000000000000/carrier/forms/1']],
    }),
    leftOut: Type.Array(LeftOut, { description: 'Shipments that are on none of them' }),
    reason: Nullable(
      Type.String({ description: "The service's own words, or what happened; null where there is nothing to say" }),
    ),
    trouble: DiagnosticOrNull('What `reason` says, for whoever says it in another language'),
  },
  { title: 'CarrierManifest' },
);
export type CarrierManifest = Static<typeof CarrierManifest>;

export const CarrierManifestRequest = Type.Object(
  {
    isNotThere: Type.Optional(
      Type.Literal(true, {
        description:
          'A person looked at the service, and it has no manifest of these shipments: one in UNKNOWN is then asked for once more',
      }),
    ),
  },
  { title: 'CarrierManifestRequest', additionalProperties: false },
);
export type CarrierManifestRequest = Static<typeof CarrierManifestRequest>;
