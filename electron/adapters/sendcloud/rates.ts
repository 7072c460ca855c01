import type { RateOrder, RateOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { costOf } from '../http/cost.ts';
import { given, insured } from '../http/given.ts';
import { limited } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';
import { quote } from './map-error.ts';
import { toMeasures } from './map-request.ts';
import { readOptions, type ShippingOption } from './options.ts';
import type { Sendcloud } from './service.ts';

type Quotes = Extract<RateOutcome, { kind: 'quoted' }>['quotes'];

const HOURS_OF_A_DAY = 24;

/** What the options of the account would cost for the whole shipment. Asks once, whatever the number of services, and buys nothing. */
export async function askRates(service: Sendcloud, order: RateOrder): Promise<RateOutcome> {
  const json = toQuestion(order, service.config.contractId);
  const said = await service.post('/shipping-options', json, order.signal);
  if (said.kind !== 'answered') return { kind: 'failed', reason: said.reason, trouble: said.trouble };
  const options = said.answer.status === 200 ? readOptions(readJson(said.answer.body)) : null;
  if (options === null) return failed(faultOf(said.answer, service.at));
  return { kind: 'quoted', quotes: quotesOf(options, order, service.config.contractId), refused: [] };
}

function toQuestion({ shipment, services }: RateOrder, contractId: number | undefined) {
  const { shipper, request, packages } = shipment;
  const [only] = services.length === 1 ? services : [];
  return given({
    from_country_code: shipper.address.countryCode.toUpperCase(),
    from_postal_code: shipper.address.zipCode,
    to_country_code: request.recipient.address.countryCode.toUpperCase(),
    to_postal_code: request.recipient.address.zipCode,
    contract_id: contractId,
    shipping_option_code: only?.serviceCode,
    calculate_quotes: true,
    parcels: packages.map(({ transmitted, declaredInfo }, index) =>
      given({
        ...toMeasures(transmitted, request.itemLines[index]),
        additional_insured_price: insured(declaredInfo)?.amount,
      }),
    ),
  });
}

/** One price for one service, or none: several contracts, or ranges of weight, that are not told apart say nothing. */
function quotesOf(options: readonly ShippingOption[], { services }: RateOrder, contractId: number | undefined): Quotes {
  return services.flatMap(({ serviceCode }): Quotes => {
    const own = options.filter(
      ({ code, contract }) => code === serviceCode && (contractId === undefined || contract?.id === contractId),
    );
    const [quote, ...others] = own.flatMap(({ quotes }) => quotes);
    const cost = costOf(quote?.value, quote?.currency);
    if (!quote || cost === null || others.length > 0) return [];
    const { leadTimeHours } = quote;
    return [{ serviceCode, cost, delivery: leadTimeHours === null ? null : deliveryIn(leadTimeHours) }];
  });
}

/** In days where it is whole days; no hour is rounded away. */
function deliveryIn(hours: number) {
  const isDays = hours % HOURS_OF_A_DAY === 0;
  return { days: isDays ? hours / HOURS_OF_A_DAY : null, date: null, words: isDays ? null : `${hours} h` };
}

function faultOf(answer: Answer, at: string): Diagnostic {
  const { status, body } = answer;
  const words = quote(readJson(body));
  if (status === 401) return diagnostic('ACCOUNT_REFUSED', { at, status, ...words });
  if (status === 429) return limited('unknown', answer, at).trouble ?? diagnostic('SERVICE_TAKES_NO_MORE', { at });
  return status < 500
    ? diagnostic('SERVICE_REFUSED', { status, ...words })
    : diagnostic('SERVICE_HAS_FAULT', { at, status, ...words });
}

const failed = (trouble: Diagnostic): RateOutcome => ({ kind: 'failed', reason: inEnglish(trouble), trouble });
