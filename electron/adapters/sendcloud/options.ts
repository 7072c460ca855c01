import { field, listOf, textOf, wordsOf } from '../http/fields.ts';

/** A price for the whole shipment, as the service gives it. */
export interface OptionQuote {
  value: string | null;
  currency: string | null;
  leadTimeHours: number | null;
}

/** A shipping option: what the service calls a carrier's product with its functions. */
export interface ShippingOption {
  code: string;
  name: string;
  carrier: { code: string; name: string };
  contract: { id: number; name: string | null } | null;
  isMultiPackage: boolean;
  /** DOMESTIC, INTERNATIONAL, or null where it does not say. */
  area: 'domestic' | 'international' | null;
  /** Wants something that a shipment of ours does not have: a service point, or a parcel that comes back. */
  isElsewhere: boolean;
  maxWeight: { value: unknown; unit: unknown };
  maxSides: { length: unknown; width: unknown; height: unknown; unit: unknown };
  quotes: OptionQuote[];
}

/** The options of an answer; null where it has no list of them. Without any the service may answer null in its place. */
export function readOptions(body: object | null): ShippingOption[] | null {
  const data = field(body, 'data');
  if (data === null) return [];
  return Array.isArray(data) ? data.flatMap((one) => readOption(one) ?? []) : null;
}

function readOption(value: unknown): ShippingOption | null {
  const code = textOf(field(value, 'code'));
  const carrier = field(value, 'carrier');
  const carrierCode = textOf(field(carrier, 'code'));
  if (code === null || carrierCode === null) return null;
  const functions = field(value, 'functionalities');
  const says = (name: string) => field(functions, name) === true;
  const area = textOf(field(functions, 'service_area'));
  const max = field(field(value, 'weight'), 'max');
  const sides = field(value, 'max_dimensions');
  return {
    code,
    name: wordsOf(field(value, 'name')) ?? code,
    carrier: { code: carrierCode, name: wordsOf(field(carrier, 'name')) ?? carrierCode },
    contract: contractOf(field(value, 'contract')),
    isMultiPackage: says('multicollo'),
    area: area === null ? null : area === 'international' ? 'international' : 'domestic',
    isElsewhere: says('returns') || field(field(value, 'requirements'), 'is_service_point_required') === true,
    maxWeight: { value: field(max, 'value'), unit: field(max, 'unit') },
    maxSides: {
      length: field(sides, 'length'),
      width: field(sides, 'width'),
      height: field(sides, 'height'),
      unit: field(sides, 'unit'),
    },
    quotes: listOf(field(value, 'quotes')).map(readQuote),
  };
}

function contractOf(value: unknown): ShippingOption['contract'] {
  const id = field(value, 'id');
  return typeof id === 'number' && Number.isSafeInteger(id) ? { id, name: wordsOf(field(value, 'name')) } : null;
}

function readQuote(value: unknown): OptionQuote {
  const total = field(field(value, 'price'), 'total');
  const hours = field(value, 'lead_time');
  return {
    value: textOf(field(total, 'value')),
    currency: textOf(field(total, 'currency')),
    leadTimeHours: typeof hours === 'number' && hours > 0 ? hours : null,
  };
}
