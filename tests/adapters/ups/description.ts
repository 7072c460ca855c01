import { compiled, readDescription, together, type Description, type Patch } from '../connectors/description.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- a description is JSON of any shape */

const schemaOf = (document: any, name: string) => document.components.schemas[name];

/** Formats of labels have three letters. */
const FORMAT_LENGTH: Patch = {
  reason: 'The format of a label is described as four characters, and listed as GIF, PDF, ZPL, EPL',
  apply(document) {
    for (const name of ['LabelRecovery_LabelSpecification_LabelImageFormat', 'LabelImage_LabelImageFormat'])
      schemaOf(document, name).properties.Code.minLength = 3;
  },
};

/** Where the description of the Shipping API contradicts itself. */
const SHIPPING: Patch[] = [
  FORMAT_LENGTH,
  {
    reason: 'The weight that is billed is described as eight characters; the printed answers have "0.0"',
    apply: (document) => delete schemaOf(document, 'ShipmentResults_BillingWeight').properties.Weight.minLength,
  },
  {
    reason: 'Recovery is in its first version, which gives one label as an object in place of a list of one',
    apply(document) {
      const { properties } = schemaOf(document, 'LabelRecoveryResponse');
      properties.LabelResults = { anyOf: [properties.LabelResults, properties.LabelResults.items] };
    },
  },
  {
    reason:
      'Label recovery is described as if it were always of a Roadie shipment: of number and reference one is enough',
    apply(document) {
      const schema = schemaOf(document, 'LabelRecoveryRequest');
      schema.required = schema.required.filter(
        (name: string) => !['TrackingNumbers', 'ReferenceValues'].includes(name),
      );
    },
  },
];

/** And where that of the Rating API does. */
const RATING: Patch[] = [
  {
    reason: 'The option of a request is described as required and has no place in the body: it stands in the path',
    apply: (document) => delete schemaOf(document, 'RateRequest_Request').required,
  },
];

const prefixed = (file: string, patches: readonly Patch[], prefix: string) =>
  readDescription(`ups/${file}.yaml`, patches, prefix);

/** UPS's three descriptions as one; null where they are not beside the project. */
function upsDescription(): Description | null {
  const shipping = prefixed('Shipping', SHIPPING, '/api');
  const rating = prefixed('Rating', RATING, '/api');
  const keys = prefixed('OAuthClientCredentials', [], '');
  if (!shipping || !rating || !keys) return null;
  const of = (path: string) =>
    path.startsWith('/security/') ? keys : path.startsWith('/api/rating/') ? rating : shipping;
  return together(of);
}

const party = { Address: {} };
const Shipment = { Shipper: party, ShipTo: party, ShipFrom: party, Package: [{ PackageWeight: {} }] };
const ShipmentResults = { ShipmentCharges: {}, PackageResults: [{ ShippingLabel: {} }] };
const post = { method: 'POST' };
export const UPS_DESCRIPTION = compiled(upsDescription(), [
  { ...post, path: '/security/v1/oauth/token' },
  {
    ...{ ...post, path: '/api/shipments/v2409/ship' },
    request: { ShipmentRequest: { Request: {}, Shipment, LabelSpecification: {} } },
    answer: { ShipmentResponse: { Response: {}, ShipmentResults } },
  },
  {
    ...{ ...post, path: '/api/labels/v1/recovery' },
    request: { LabelRecoveryRequest: {} },
    answer: { LabelRecoveryResponse: { LabelResults: [{}] } },
  },
]);
