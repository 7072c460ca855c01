/* eslint-disable @typescript-eslint/no-explicit-any -- a fake reads what it is sent freely; the description checks it */

const service = (carrierId: string, code: string, name: string, isInternational = false) => ({
  ...{ carrier_id: carrierId, carrier_code: code.split('_')[0], service_code: code, name },
  ...{ domestic: !isInternational, international: isInternational, is_multi_package_supported: true },
});

const carrier = (carrierId: string, code: string, services: readonly [string, string, boolean?][]) => ({
  ...{ carrier_id: carrierId, carrier_code: code, account_number: 'test_account', requires_funded_amount: false },
  ...{ balance: 0, nickname: `${code} of the fake`, friendly_name: code.toUpperCase(), primary: true },
  ...{ has_multi_package_supporting_services: true, supports_label_messages: true, disabled_by_billing_plan: false },
  services: services.map(([each, name, isInternational]) => service(carrierId, each, name, isInternational)),
  packages: [{ package_code: 'package', name: 'Package', description: 'Of your own' }],
  options: [{ name: 'bill_to_party', default_value: 'none', description: '' }],
});

/** The carriers of a key: one for tests and one for shipping have their own. */
export const carriersOf = (key: string) =>
  key.startsWith('TEST_')
    ? [
        carrier('se-111111', 'fedex', [
          ['fedex_ground', 'FedEx Ground'],
          ['fedex_2day', 'FedEx 2Day'],
          ['fedex_international_economy', 'FedEx International Economy', true],
        ]),
        carrier('se-222222', 'stamps_com', [['usps_priority_mail', 'USPS Priority Mail']]),
        // Not approved yet.
        { ...carrier('se-333333', 'ups', []), connection_status: 'pending_approval' },
      ]
    : [carrier('se-999999', 'fedex', [['fedex_ground', 'FedEx Ground']])];

const money = (amount: number) => ({ currency: 'usd', amount });

const rate = (code: string, isValid: boolean, changes: object) => ({
  ...{ rate_id: 'se-30000000', rate_type: 'shipment', carrier_id: 'se-111111', service_code: code, service_type: code },
  ...{ shipping_amount: money(10.1), insurance_amount: money(0), confirmation_amount: money(2.2) },
  ...{
    other_amount: money(0.05),
    tax_amount: money(7),
    zone: 4,
    package_type: 'package',
    guaranteed_service: false,
    negotiated_rate: true,
  },
  ...{ trackable: true, carrier_code: 'fedex', carrier_nickname: 'fedex', carrier_friendly_name: 'FEDEX' },
  ...{ validation_status: isValid ? 'valid' : 'invalid', warning_messages: [], error_messages: [] },
  ...changes,
});

/** What the fake quotes: Ground, and its own box, which nobody asked for; 2Day is refused. */
export const ratesFor = ({ shipment, rate_options: { service_codes: codes } }: any) => ({
  ...{
    confirmation: 'none',
    customs: null,
    insurance_provider: 'none',
    advanced_options: {},
    return_to: shipment.ship_from,
  },
  ...(({ validate_address: _, ...members }) => members)(shipment),
  ...{ shipment_id: 'se-40000000', shipment_status: 'pending', ship_date: '2026-03-02T00:00:00Z', warehouse_id: null },
  ...{ created_at: '2026-03-02T09:00:00Z', modified_at: '2026-03-02T09:00:00Z', tags: [] },
  total_weight: { value: 2.5, unit: 'pound' },
  rate_response: {
    rates: [
      ...(codes.includes('fedex_ground')
        ? [
            rate('fedex_ground', true, {
              ...{ delivery_days: 3, estimated_delivery_date: '2026-03-05T00:00:00Z', carrier_delivery_days: '3' },
            }),
            rate('fedex_ground', true, { package_type: 'fedex_small_box', shipping_amount: money(3) }),
          ]
        : []),
    ],
    invalid_rates: codes.includes('fedex_2day')
      ? [rate('fedex_2day', false, { error_messages: ['The service does not go there.'] })]
      : [],
    ...{ rate_request_id: 'se-50000000', shipment_id: 'se-40000000', created_at: '2026-03-02T09:00:00Z' },
    ...{ status: 'completed', errors: [] },
  },
});
