import type { FakeAnswer, FakeCall, FakeRoute } from '../connectors/fake-service.ts';

const CONTRACT = { id: 517, client_id: '', carrier_code: 'postnl', name: 'PostNL of ours' };
const LETTERS = { id: 9, client_id: '', carrier_code: 'sendcloud', name: 'Unstamped' };

interface Offer {
  code: string;
  name: string;
  contract: typeof CONTRACT;
  functionalities: object;
  weight?: object;
  max_dimensions?: object;
  isToServicePoint?: true;
  price: string | null;
  hours?: number;
}

const kg = (value: string) => ({ value, unit: 'kg' });
const WEIGHT = { min: kg('0.001'), max: kg('23.001') };
const SIDES = { length: '78.00', width: '175.00', height: '58.00', unit: 'cm' };

/** What the carriers of the account offer. */
const OFFERS: Offer[] = [
  {
    ...{ code: 'postnl:standard', name: 'PostNL Standard', contract: CONTRACT, price: '6.75', hours: 24 },
    ...{ functionalities: { multicollo: true, service_area: 'domestic' }, weight: WEIGHT, max_dimensions: SIDES },
  },
  {
    ...{ code: 'postnl:standard', name: 'PostNL Standard', contract: { ...CONTRACT, id: 518 }, price: '9.99' },
    functionalities: { multicollo: true, service_area: 'domestic' },
  },
  {
    ...{
      code: 'postnl:standard/signature',
      name: 'PostNL with signature',
      contract: CONTRACT,
      price: '7.05',
      hours: 30,
    },
    functionalities: { multicollo: false, service_area: 'international', signature: true },
    weight: { min: kg('0.001'), max: { value: '500', unit: 'g' } },
    max_dimensions: { length: '305', width: '20', height: '10', unit: 'mm' },
  },
  {
    ...{ code: 'postnl:pakjegemak', name: 'To a service point', contract: CONTRACT, price: '4.00' },
    ...{ functionalities: {}, isToServicePoint: true },
  },
  {
    ...{ code: 'postnl:standard/return', name: 'Return', contract: CONTRACT, price: '4.00' },
    functionalities: { returns: true },
  },
  {
    ...{ code: 'sendcloud:letter', name: 'Unstamped letter', contract: LETTERS, price: null },
    functionalities: { service_area: null },
  },
];

function shown(offer: Offer, isPriced: boolean) {
  const { code, name, contract, functionalities, weight, max_dimensions, price, hours } = offer;
  const currency = 'EUR';
  const quote = {
    ...(weight && { weight }),
    price: { breakdown: [], total: { value: price, currency } },
    ...(hours && { lead_time: hours }),
  };
  return {
    ...{ code, name, functionalities, contract, charging_type: 'label_creation' },
    carrier: { code: contract.carrier_code, name: contract.carrier_code === 'postnl' ? 'PostNL' : 'Sendcloud' },
    product: { code: code.split('/')[0], name },
    ...(weight && { weight }),
    ...(max_dimensions && { max_dimensions }),
    requirements: { fields: [], export_documents: false, is_service_point_required: offer.isToServicePoint === true },
    quotes: isPriced && price !== null ? [quote] : [],
  };
}

function optionsFor({ json: asked }: FakeCall): FakeAnswer {
  const { contract_id, shipping_option_code, calculate_quotes, from_country_code, to_country_code } = asked;
  const offers = OFFERS.filter(
    ({ code, contract }) =>
      (contract_id === undefined || contract.id === contract_id) &&
      (shipping_option_code === undefined || code === shipping_option_code),
  );
  const isPriced = calculate_quotes === true && from_country_code !== undefined && to_country_code !== undefined;
  return { json: { data: offers.map((offer) => shown(offer, isPriced)) } };
}

/** What the keys open: their owner, contracts, and the options of these. */
export const accountRoutes = (): FakeRoute[] => [
  {
    ...{ method: 'GET', path: '/user/auth/metadata', step: 'account' },
    answer: () => ({ json: { data: { user_id: 1, integration_id: 2 } } }),
  },
  {
    ...{ method: 'GET', path: '/contracts/{id}' },
    answer: (_, id) =>
      id === String(CONTRACT.id)
        ? { json: { data: CONTRACT } }
        : { status: 404, json: { errors: [{ status: '404', code: 'not_found', detail: 'Not found.' }] } },
  },
  { method: 'POST', path: '/shipping-options', step: 'options', answer: optionsFor },
];
