import { decimal } from '#electron/engine/rules/packages/decimal.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { isBeyondBorder, needsCustomsPapers } from '#electron/engine/shipping/documents/customs-papers.ts';
import type { RateOrder, RateOutcome } from '#electron/engine/shipping/adapter.ts';
import type { DeliveryEstimate, Quote } from '#shared/schema/shipping/rates.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { field, textOf, wordsOf } from '../http/fields.ts';
import { limited } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';
import { causeOf, errorsIn } from './map-error.ts';
import { chargesOf, configOf, packagingOf, toMeasures, toParties, UNITS } from './map-request.ts';
import { currencyOf, itemsOf, totalOf } from './map-customs.ts';
import { asList, costIn } from './map-response.ts';
import type { UpsParty } from './map-party.ts';

/** Goods, not documents. */
const GOODS = '03';

/** Asks what all services would charge for the shipment, and when they deliver. @param date of today, as 20261123 */
export function toRateRequest(shipment: PreparedShipment, date: string) {
  const { Shipper, ShipTo, ShipFrom } = toParties(shipment);
  const items = needsCustomsPapers(shipment) ? itemsOf(shipment.request) : [];
  return {
    RateRequest: {
      Request: {},
      Shipment: {
        Shipper: { ...placeOf(Shipper), ShipperNumber: Shipper.ShipperNumber },
        ShipTo: placeOf(ShipTo),
        ShipFrom: placeOf(ShipFrom),
        PaymentDetails: { ShipmentCharge: chargesOf(shipment) },
        ShipmentRatingOptions: { NegotiatedRatesIndicator: 'Y' },
        DeliveryTimeInformation: { PackageBillType: GOODS, Pickup: { Date: date } },
        ...totalWeightOf(shipment),
        ...(items.length > 0 && {
          InvoiceLineTotal: { CurrencyCode: currencyOf(items), MonetaryValue: totalOf(items) },
        }),
        Package: shipment.packages.map((each, index) => ({
          PackagingType: { Code: packagingOf(shipment.request.itemLines[index]) },
          ...toMeasures(each),
        })),
      },
    },
  };
}

/** UPS wants it to say when a shipment arrives beyond a border; it is not there where packages are weighed in several units. */
function totalWeightOf(shipment: PreparedShipment) {
  const weights = shipment.packages.flatMap(({ transmitted }) => transmitted.weight ?? []);
  const [unit, ...others] = new Set(weights.map(({ units }) => units));
  if (!isBeyondBorder(shipment) || unit === undefined || others.length > 0) return {};
  const total = weights.reduce((sum, { value }) => sum.plus(decimal(value)), decimal(0));
  return { ShipmentTotalWeight: { UnitOfMeasurement: UNITS[unit], Weight: total.toFixed() } };
}

/** Prices need no names; and a state of two letters, or none. */
function placeOf({ Name, Address }: UpsParty) {
  const { StateProvinceCode: state, ...rest } = Address;
  return { Name, Address: { ...rest, ...(state?.length === 2 && { StateProvinceCode: state }) } };
}

/** The services that are asked for; what UPS does not quote is in neither list. */
export function toRates(answer: Answer, { shipment, services }: RateOrder): RateOutcome {
  const body = readJson(answer.body);
  const words = errorsIn(body);
  if (answer.status === 429) return { ...limited('not_sent', answer, 'UPS'), kind: 'failed' };
  if (answer.status !== 200 || field(body, 'RateResponse') === undefined) {
    const { status } = answer;
    const { accountNumber } = configOf(shipment.account);
    const trouble = words === null ? diagnostic('SERVICE_REFUSED', { status }) : causeOf(words, status, accountNumber);
    return { kind: 'failed', reason: words ?? inEnglish(trouble), trouble };
  }
  const rated = asList(field(field(body, 'RateResponse'), 'RatedShipment'));
  const quotes = services.flatMap(({ serviceCode }): Omit<Quote, 'serviceName'>[] => {
    const found = rated.find((each) => textOf(field(field(each, 'Service'), 'Code')) === serviceCode);
    const cost = found === undefined ? null : costIn(found);
    return cost === null ? [] : [{ serviceCode, cost, delivery: deliveryIn(found) }];
  });
  return { kind: 'quoted', quotes, refused: [] };
}

function deliveryIn(rated: unknown): DeliveryEstimate | null {
  const summary = field(field(rated, 'TimeInTransit'), 'ServiceSummary');
  const arrival = field(summary, 'EstimatedArrival');
  const [, year, month, day] =
    /^([0-9]{4})([0-9]{2})([0-9]{2})$/.exec(textOf(field(field(arrival, 'Arrival'), 'Date')) ?? '') ?? [];
  const days =
    textOf(field(arrival, 'BusinessDaysInTransit')) ??
    textOf(field(field(rated, 'GuaranteedDelivery'), 'BusinessDaysInTransit'));
  const estimate = {
    days: days !== null && /^[0-9]{1,3}$/.test(days) ? Number(days) : null,
    date: year === undefined ? null : `${year}-${month}-${day}`,
    words: wordsOf(field(field(summary, 'Service'), 'Description')),
  };
  return Object.values(estimate).every((value) => value === null) ? null : estimate;
}
