import { SCHEMAS } from './objects.ts';
import { listOf, orNull, ref, shape } from './shape.ts';

/** What EasyPost takes and answers, in our own words, as OpenAPI: the fake and every recording are held against it. */

const json = (schema: object) => ({ description: 'JSON', content: { 'application/json': { schema } } });
const answers = (schema: object, also: Record<string, object> = {}) => ({
  responses: { 200: json(schema), 201: json(schema), '4XX': json(ref('Error')), ...also },
});
const takes = (schema: object) => ({ requestBody: { required: true, ...json(schema) } });
const query = (...names: string[]) => ({ parameters: names.map((name) => ({ name, in: 'query' })) });
const nothing = takes({ type: 'object', maxProperties: 0 });
const only = (name: string, schema: object) => shape({}, { [name]: schema });
const any = { type: 'object' };
const page = query('page_size');
const idOnly = shape({ text: 'id' });

const NEW = {
  NewAddress: shape({
    text: 'id name company street1 street2 city state zip country phone email',
    optional: 'id name company street1 street2 city state zip country phone email',
  }),
  NewParcel: shape({
    number: 'length width height weight',
    text: 'predefined_package id',
    optional: 'length width height weight predefined_package id',
  }),
  NewOptions: shape(
    {
      text: 'label_size incoterm invoice_number print_custom_1 print_custom_2 print_custom_3',
      number: 'freight_charge',
      optional:
        'label_format label_size delivery_confirmation incoterm invoice_number freight_charge payment print_custom_1 print_custom_2 print_custom_3 print_custom_1_code print_custom_2_code print_custom_3_code',
    },
    {
      label_format: { enum: ['PNG', 'PDF', 'ZPL', 'EPL2'] },
      delivery_confirmation: { enum: ['NO_SIGNATURE', 'SIGNATURE', 'ADULT_SIGNATURE', 'INDIRECT_SIGNATURE'] },
      print_custom_1_code: { enum: ['PO', 'RMA'] },
      print_custom_2_code: { enum: ['PO', 'RMA'] },
      print_custom_3_code: { enum: ['PO', 'RMA'] },
      payment: {
        ...shape(
          { text: 'account country postal_code', optional: 'account country postal_code' },
          { type: { enum: ['SENDER', 'RECEIVER', 'COLLECT', 'THIRD_PARTY'] } },
        ),
      },
    },
  ),
  NewCustoms: shape(
    {
      text: 'eel_pfc customs_signer contents_explanation',
      truth: 'customs_certify',
      optional: 'eel_pfc contents_explanation',
    },
    {
      contents_type: { enum: ['merchandise', 'returned_goods', 'gift', 'sample', 'documents', 'other'] },
      restriction_type: { enum: ['none', 'other', 'quarantine', 'sanitary_phytosanitary_inspection'] },
      non_delivery_option: { enum: ['return', 'abandon'] },
      customs_items: listOf(
        shape(
          {
            text: 'description hs_tariff_number origin_country code currency',
            number: 'value weight',
            optional: 'hs_tariff_number origin_country code currency',
          },
          { quantity: { type: 'integer' } },
        ),
      ),
    },
  ),
  NewTaxIdentifiers: {
    type: 'array',
    maxItems: 8,
    items: shape({ text: 'tax_id_type tax_id issuing_country' }, { entity: { enum: ['SENDER', 'RECEIVER'] } }),
  },
};

const accounts = listOf({ type: 'string', pattern: '^ca_' });
const contents = {
  parcel: ref('NewParcel'),
  options: orNull(ref('NewOptions')),
  // A recorded request has an empty list in the place of it.
  customs_info: { anyOf: [ref('NewCustoms'), { type: 'array', maxItems: 0 }] },
  tax_identifiers: ref('NewTaxIdentifiers'),
};
const parties = {
  from_address: ref('NewAddress'),
  to_address: ref('NewAddress'),
  return_address: ref('NewAddress'),
};
const newShipment = shape(
  {
    // With a service it is bought at once; the connector never sends one.
    text: 'reference service carrier insurance',
    optional:
      'reference service carrier insurance return_address options customs_info tax_identifiers carrier_accounts',
  },
  { ...parties, ...contents, carrier_accounts: accounts },
);
const newOrder = shape(
  { text: 'reference', optional: 'reference return_address carrier_accounts' },
  {
    ...parties,
    carrier_accounts: accounts,
    shipments: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: shape({ text: 'reference', optional: 'reference options customs_info tax_identifiers' }, contents),
    },
  },
);
const quoted = shape(
  {},
  {
    from_address: ref('Address'),
    to_address: ref('Address'),
    parcel: ref('Parcel'),
    options: any,
    rates: listOf(ref('Rate')),
    messages: listOf(ref('Message')),
  },
);
const several = (member: string, name: string) => shape({ truth: 'has_more' }, { [member]: listOf(ref(name)) });
const address = shape(
  { text: 'verify_carrier', truth: 'verify_strict', optional: 'verify verify_carrier verify_strict' },
  { address: ref('NewAddress'), verify: {} },
);
const bought = shape({ text: 'carrier service' });
const timed = only('rates', listOf(shape({}, { rate: ref('Rate'), easypost_time_in_transit_data: ref('Transit') })));

export const easypostDescription = () => ({
  openapi: '3.0.3',
  paths: {
    // What the connector calls.
    '/v2/shipments': {
      post: { ...takes(only('shipment', newShipment)), ...answers(ref('Shipment')) },
      get: { ...page, ...answers(several('shipments', 'Shipment')) },
    },
    '/v2/shipments/{id}': { get: answers(ref('Shipment')) },
    '/v2/shipments/{id}/buy': {
      post: {
        ...takes(
          shape(
            { text: 'end_shipper_id', optional: 'end_shipper_id insurance' },
            { rate: idOnly, insurance: { type: ['number', 'string'] } },
          ),
        ),
        ...answers(ref('Shipment')),
      },
    },
    '/v2/shipments/{id}/refund': { post: { ...nothing, ...answers(ref('Shipment')) } },
    '/v2/shipments/{id}/label': { get: { ...query('file_format'), ...answers(ref('Shipment')) } },
    '/v2/orders': { post: { ...takes(only('order', newOrder)), ...answers(ref('Order')) } },
    '/v2/orders/{id}': { get: answers(ref('Order')) },
    '/v2/orders/{id}/buy': { post: { ...takes(bought), ...answers(ref('Order')) } },
    '/beta/rates': { post: { ...takes(only('shipment', newShipment)), ...answers(quoted) } },
    '/v2/carrier_accounts': { get: answers(listOf(ref('CarrierAccount'))) },
    '/v2/metadata/carriers': {
      get: { ...query('carriers', 'types'), ...answers(only('carriers', listOf(ref('Carrier')))) },
    },
    // What else is in the recordings.
    '/v2/shipments/{id}/forms': { post: { ...takes(only('form', any)), ...answers(ref('Shipment')) } },
    '/v2/shipments/{id}/insure': { post: { ...takes(shape({ number: 'amount' })), ...answers(ref('Shipment')) } },
    '/v2/shipments/{id}/rerate': { post: { ...nothing, ...answers(only('rates', listOf(ref('Rate')))) } },
    '/v2/shipments/{id}/smartrate': { get: answers(only('result', listOf(ref('Rate')))) },
    '/v2/shipments/{id}/smartrate/delivery_date': { get: { ...query('planned_ship_date'), ...answers(timed) } },
    '/v2/shipments/{id}/smartrate/precision_shipping': {
      get: { ...query('desired_delivery_date'), ...answers(timed) },
    },
    '/v2/orders/{id}/rates': { get: answers(ref('Order')) },
    '/v2/addresses': {
      post: { ...takes(address), ...answers(ref('Address')) },
      get: { ...page, ...answers(several('addresses', 'Address')) },
    },
    '/v2/addresses/create_and_verify': { post: { ...takes(address), ...answers(only('address', ref('Address'))) } },
    '/v2/addresses/{id}': { get: answers(ref('Address')) },
    '/v2/addresses/{id}/verify': { get: answers(only('address', ref('Address'))) },
    '/v2/parcels': { post: { ...takes(only('parcel', ref('NewParcel'))), ...answers(ref('Parcel')) } },
    '/v2/end_shippers': { post: { ...takes(only('address', ref('NewAddress'))), ...answers(ref('EndShipper')) } },
    '/v2/batches': {
      post: { ...takes(only('batch', any)), ...answers(ref('Batch')) },
      get: { ...page, ...answers(several('batches', 'Batch')) },
    },
    '/v2/batches/{id}': { get: answers(ref('Batch')) },
    '/v2/batches/{id}/{what}': { post: { ...takes(any), ...answers(ref('Batch')) } },
    '/v2/pickups': { post: { ...takes(only('pickup', any)), ...answers(ref('Pickup')) } },
    '/v2/pickups/{id}/{what}': { post: { ...takes(any), ...answers(ref('Pickup')) } },
    '/v2/refunds': {
      post: { ...takes(only('refund', any)), ...answers(listOf(ref('Refund'))) },
      get: { ...page, ...answers(several('refunds', 'Refund')) },
    },
    '/v2/refunds/{id}': { get: answers(ref('Refund')) },
    '/v2/scan_forms': {
      post: { ...takes(only('scan_form', shape({}, { shipments: listOf(idOnly) }))), ...answers(ref('ScanForm')) },
      get: { ...page, ...answers(several('scan_forms', 'ScanForm')) },
    },
    '/v2/scan_forms/{id}': { get: answers(ref('ScanForm')) },
    '/v2/trackers': { post: { ...takes(only('tracker', any)), ...answers(ref('Tracker')) } },
    '/v2/trackers/{id}': { get: answers(ref('Tracker')) },
    '/v2/claims': { post: { ...takes(any), ...answers(any) } },
  },
  components: { schemas: { ...SCHEMAS, ...NEW } },
});
