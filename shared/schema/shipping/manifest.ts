import { Type, type Static } from 'typebox';
import { CarrierManifest } from './carrier-manifest.ts';
import { Literals } from '../literals.ts';
import { WEIGHT_UNITS } from './measure.ts';
import { Nullable } from '../nullable.ts';
import { RequiredText } from '../text.ts';

const Instant = () => Type.String({ format: 'date-time' });

/** What a number of shipments comes to. Weights are exact sums of what was transmitted, one for each unit. */
export const ManifestTotals = Type.Object(
  {
    shipments: Type.Integer(),
    packages: Type.Integer(),
    weights: Type.Array(Type.Object({ units: Literals(WEIGHT_UNITS), value: Type.Number() })),
    services: Type.Array(
      Type.Object({
        serviceCode: Type.String(),
        name: Type.String(),
        shipments: Type.Integer(),
        packages: Type.Integer(),
      }),
    ),
  },
  { title: 'ManifestTotals' },
);
export type ManifestTotals = Static<typeof ManifestTotals>;

/**
 * What was handed to a carrier: the labelled shipments of one account that whoever closed it sees, up to the moment it was closed. It
 * never changes, but for what becomes of the carrier's own.
 */
export const Manifest = Type.Object(
  {
    id: Type.String(),
    number: Type.String({ description: 'MF + station + sequence + check character', examples: ['MFA100000001X'] }),
    carrierId: Type.String(),
    carrierCode: Type.String(),
    accountName: Type.String(),
    test: Type.Boolean({ description: 'Its labels are test labels' }),
    closedAt: Instant(),
    closedBy: Type.String({ description: 'The id of the API client' }),
    packer: Nullable(
      Type.String({ description: 'Who closed it, by name; null where nobody was signed on at a window' }),
    ),
    clientId: Nullable(Type.String({ description: 'Whose shipments it holds; null: those of every client' })),
    totals: ManifestTotals,
    journal: Type.Object(
      { sequence: Type.Integer(), hash: Type.String() },
      { description: 'The newest line of the journal when it was closed' },
    ),
    carrierManifest: Type.Union([CarrierManifest, Type.Null()], {
      description:
        'What became of the manifest that the carrier makes of the same shipments; null where it makes none, and for days that were closed before it was asked',
    }),
  },
  { title: 'Manifest' },
);
export type Manifest = Static<typeof Manifest>;

export const ManifestBody = Type.Object({ manifest: Manifest }, { title: 'ManifestBody' });
export const ManifestPage = Type.Object(
  {
    manifests: Type.Array(Manifest),
    next: Nullable(Type.String({ description: 'Pass as `cursor` for the next page; null on the last' })),
  },
  { title: 'ManifestPage' },
);
export type ManifestPage = Static<typeof ManifestPage>;

/** So many shipments at most are named for a manifest. */
const MOST_CHOSEN = 1000;

export const ManifestRequest = Type.Object(
  {
    carrierId: RequiredText({ examples: ['test-a'] }),
    shipmentIds: Type.Optional(
      Type.Array(Type.String({ maxLength: 100, description: 'The id of a shipment' }), {
        minItems: 1,
        maxItems: MOST_CHOSEN,
        uniqueItems: true,
        description: 'These shipments of the account, and no others; all that wait unless given',
      }),
    ),
  },
  { title: 'ManifestRequest', additionalProperties: false },
);

/** What a manifest would hold if it were closed now. */
export const ManifestPreview = Type.Object(
  {
    carrierId: Type.String(),
    totals: ManifestTotals,
    oldestAt: Nullable(Instant()),
    newestAt: Nullable(Instant()),
    more: Type.Boolean({
      description: 'There are more than one manifest takes (5,000): close it and the rest follows',
    }),
  },
  { title: 'ManifestPreview' },
);
export type ManifestPreview = Static<typeof ManifestPreview>;
