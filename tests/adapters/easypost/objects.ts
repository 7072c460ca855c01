import { listOf, orNull, ref, shape } from './shape.ts';

/** Schemas of what EasyPost answers, in our own words: written from recordings of it, and held against all of them in replay.test.ts. */

const anything = {};
const times = 'created_at updated_at';
const payment = shape({ text: 'type account country postal_code', optional: 'account country postal_code' });
const days = shape({ number: [50, 75, 85, 90, 95, 97, 99].map((part) => `percentile_${part}`).join(' ') });
const addressError = shape({ text: 'code field message', textOrNull: 'suggestion' });
const verification = shape({ truth: 'success' }, { errors: listOf(addressError), details: anything });

const options = shape(
  {
    text: 'currency label_format label_size delivery_confirmation incoterm invoice_number print_custom_1 print_custom_2 print_custom_3 print_custom_1_code print_custom_2_code print_custom_3_code',
    number: 'date_advance freight_charge',
    optional:
      'label_format label_size delivery_confirmation incoterm invoice_number print_custom_1 print_custom_2 print_custom_3 print_custom_1_code print_custom_2_code print_custom_3_code date_advance freight_charge',
  },
  { payment },
);

export const SCHEMAS = {
  Address: shape(
    {
      text: 'id object created_at updated_at street1 country mode',
      textOrNull: 'name company street2 city state zip phone email carrier_facility federal_tax_id state_tax_id',
      truthOrNull: 'residential',
      optional:
        'id created_at updated_at company street2 mode carrier_facility residential federal_tax_id state_tax_id verifications',
    },
    {
      verifications: shape(
        { text: 'verify_carrier', optional: 'zip4 delivery verify_carrier' },
        { zip4: verification, delivery: verification },
      ),
    },
  ),
  Parcel: shape({
    text: `id object ${times} mode`,
    textOrNull: 'predefined_package',
    numberOrNull: 'length width height',
    number: 'weight',
    optional: `id ${times} mode predefined_package length width height`,
  }),
  CustomsItem: shape({
    text: `id object ${times} description value mode`,
    textOrNull: 'hs_tariff_number origin_country code manufacturer currency eccn printed_commodity_identifier',
    number: 'quantity weight',
  }),
  CustomsInfo: shape(
    {
      text: `id object ${times} contents_type customs_signer non_delivery_option restriction_type mode`,
      textOrNull: 'contents_explanation eel_pfc restriction_comments declaration',
      truth: 'customs_certify',
    },
    { customs_items: listOf(ref('CustomsItem')) },
  ),
  Rate: shape(
    {
      text: 'id object mode service carrier currency retail_currency list_currency billing_type shipment_id carrier_account_id',
      textOrNull: `${times} delivery_date`,
      numberOrNull: 'delivery_days est_delivery_days',
      truth: 'delivery_date_guaranteed',
      optional: `id ${times} billing_type shipment_id time_in_transit`,
    },
    {
      rate: { type: ['string', 'number'] },
      retail_rate: { type: ['string', 'number'] },
      list_rate: { type: ['string', 'number'] },
      time_in_transit: days,
    },
  ),
  PostageLabel: shape({
    text: `id object ${times} integrated_form label_date label_size label_type label_file_type label_url`,
    textOrNull: 'label_pdf_url label_zpl_url label_epl2_url label_file',
    number: 'date_advance label_resolution',
  }),
  Fee: shape({ text: 'object type amount', truth: 'charged refunded' }),
  Form: shape({ text: `id object ${times} mode form_type form_url`, truthOrNull: 'submitted_electronically' }),
  Message: shape({ text: 'carrier carrier_account_id type message' }),
  ScanForm: shape(
    {
      text: `id object ${times} status batch_id`,
      textOrNull: 'message form_url form_file_type confirmation',
    },
    { tracking_codes: listOf({ type: 'string' }), address: orNull(ref('Address')) },
  ),
  TrackingLocation: shape({ text: 'object', textOrNull: 'city state country zip' }),
  Tracker: shape(
    {
      text: `id object mode tracking_code status status_detail ${times} carrier public_url`,
      textOrNull: 'signed_by weight est_delivery_date shipment_id',
      truth: 'finalized is_return',
      optional: 'finalized is_return fees',
    },
    {
      fees: listOf(ref('Fee')),
      tracking_details: listOf(
        shape(
          { text: 'object message description status status_detail datetime source carrier_code' },
          { tracking_location: ref('TrackingLocation') },
        ),
      ),
      carrier_detail: orNull(
        shape(
          {
            text: 'object service origin_location destination_location',
            textOrNull:
              'container_type est_delivery_date_local est_delivery_time_local guaranteed_delivery_date alternate_identifier initial_delivery_attempt',
          },
          {
            origin_tracking_location: orNull(ref('TrackingLocation')),
            destination_tracking_location: orNull(ref('TrackingLocation')),
          },
        ),
      ),
    },
  ),
  TaxIdentifier: shape({ text: 'entity tax_id_type tax_id issuing_country' }),
  Shipment: shape(
    {
      text: `id object mode status ${times}`,
      textOrNull: 'reference tracking_code batch_id batch_status batch_message insurance order_id refund_status',
      truth: 'is_return',
      numberOrNull: 'usps_zone',
      optional: 'tax_identifiers',
    },
    {
      messages: listOf(ref('Message')),
      options,
      customs_info: orNull(ref('CustomsInfo')),
      from_address: ref('Address'),
      to_address: ref('Address'),
      return_address: ref('Address'),
      buyer_address: ref('Address'),
      parcel: ref('Parcel'),
      postage_label: orNull(ref('PostageLabel')),
      rates: listOf(ref('Rate')),
      selected_rate: orNull(ref('Rate')),
      scan_form: orNull(ref('ScanForm')),
      tracker: orNull(ref('Tracker')),
      forms: listOf(ref('Form')),
      fees: listOf(ref('Fee')),
      tax_identifiers: listOf(ref('TaxIdentifier')),
    },
  ),
  Order: shape(
    { text: `id object mode ${times}`, textOrNull: 'reference', truth: 'is_return' },
    {
      options,
      messages: listOf(ref('Message')),
      customs_info: orNull(ref('CustomsInfo')),
      from_address: ref('Address'),
      to_address: ref('Address'),
      return_address: ref('Address'),
      buyer_address: ref('Address'),
      shipments: listOf(ref('Shipment')),
      rates: listOf(ref('Rate')),
    },
  ),
  Batch: shape(
    { text: `id object mode state ${times}`, textOrNull: 'reference label_url pickup', number: 'num_shipments' },
    {
      scan_form: orNull(ref('ScanForm')),
      shipments: listOf(shape({ text: 'id batch_status', textOrNull: 'batch_message reference tracking_code' })),
      status: shape({
        number: 'created queued_for_purchase creation_failed postage_purchased postage_purchase_failed',
      }),
    },
  ),
  Pickup: shape(
    {
      text: `id object mode status ${times} min_datetime max_datetime instructions`,
      textOrNull: 'reference confirmation',
      truth: 'is_account_address',
    },
    {
      messages: listOf(ref('Message')),
      address: ref('Address'),
      carrier_accounts: listOf(anything),
      pickup_rates: listOf(shape({ text: `id object mode service rate currency ${times} carrier pickup_id` })),
    },
  ),
  Refund: shape({
    text: `id object ${times} tracking_code status carrier shipment_id`,
    textOrNull: 'confirmation_number',
  }),
  CarrierAccount: shape(
    {
      text: `id object type ${times} description billing_type readable`,
      textOrNull: 'reference logo',
      truth: 'clone',
    },
    { fields: listOf(anything), credentials: anything, test_credentials: anything },
  ),
  EndShipper: shape({
    text: `id object mode ${times} name street1 street2 city state zip country phone email`,
    textOrNull: 'company',
  }),
  Carrier: shape(
    { text: 'human_readable name', optional: 'shipment_options supported_features' },
    {
      predefined_packages: listOf(ref('Offer')),
      service_levels: listOf(ref('Offer')),
      supported_features: listOf(shape({ text: 'carrier name', textOrNull: 'description', truthOrNull: 'supported' })),
      shipment_options: listOf(
        shape({ text: 'carrier human_readable name type', textOrNull: 'description', truth: 'deprecated' }),
      ),
    },
  ),
  Offer: shape(
    { text: 'carrier name', textOrNull: 'description human_readable', numberOrNull: 'max_weight' },
    { dimensions: orNull(listOf({ type: 'string' })) },
  ),
  Transit: shape(
    {
      text: 'easypost_estimated_delivery_date planned_ship_date desired_delivery_date ship_on_date',
      number: 'delivery_date_confidence estimated_transit_days',
      optional:
        'easypost_estimated_delivery_date planned_ship_date desired_delivery_date ship_on_date delivery_date_confidence estimated_transit_days',
    },
    { days_in_transit: days },
  ),
  Error: shape(
    {},
    {
      error: shape(
        { text: 'code message' },
        {
          errors: listOf({
            anyOf: [
              { type: 'string' },
              shape({ text: 'code field message', textOrNull: 'suggestion', optional: 'code field suggestion' }),
            ],
          }),
        },
      ),
    },
  ),
} as const;
