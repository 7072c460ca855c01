import { lacking, noPlace, notAllowed, tooLong, type CheckedRequest } from '#electron/engine/accounts/index.ts';
import { tariffCodeOf } from '#shared/shipment/tariff-code.ts';
import { decimal, imageTypeOf } from '#electron/engine/rules/index.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { signatureOf, type ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import type { SendcloudConfig } from './config.ts';
import { insured, said } from '../http/given.ts';
import { regionCode } from './map-address.ts';
import { itemsOf, REASONS, TAX_LISTS, TAX_NAMES } from './map-customs.ts';
import { LABEL_FORMATS, PACKAGE_TYPES, packageType } from './map-request.ts';
import { functionsIn, signsAs } from './option-code.ts';

const NAME = 'Sendcloud';
const MAX_PARCELS = 15;
const MAX_MESSAGE = 255;
const MAX_HS_CODE = 12;
const MAX_TAX_NUMBERS = 20;
/** Of a shipment, which has one currency: in euros; in others the service decides. */
const INSURED = { least: 2, most: 5000 };

const invalid = (pointer: string, message: string, actual: unknown): Violation => ({
  ...{ code: 'FIELD_INVALID', pointer, message, actual },
});

/** What the service has no room for, or cannot do without; nothing of it is ever sent. */
export function* requestFaults({ request, shipper, service }: CheckedRequest<SendcloudConfig>): Generator<Violation> {
  const { itemLines } = request;
  yield* partyFaults('/shipper', shipper);
  yield* partyFaults('/recipient', request.recipient);
  yield* noPlace('/returnAddress', request.returnAddress, NAME);
  if (itemLines.length > MAX_PARCELS) {
    const message = `${NAME} takes at most ${MAX_PARCELS} packages in a shipment, not ${itemLines.length}.`;
    yield { ...invalid('/itemLines', message, itemLines.length), limit: MAX_PARCELS };
  }
  yield* labelFaults(request);
  yield* optionFaults(request, service.serviceCode);
  yield* lineFaults(request);
  yield* insuranceFaults(request);
  yield* customsFaults(request);
  yield* taxFaults(request);
}

function* partyFaults(pointer: string, { address }: Party): Generator<Violation> {
  yield* noPlace(`${pointer}/address/streetLine3`, said(address.streetLine3), NAME);
  yield* lacking(`${pointer}/address/zipCode`, address.zipCode, NAME);
  const region = said(address.stateOrProvinceCode);
  if (region === undefined || regionCode(address) !== null) return;
  const place = `${pointer}/address/stateOrProvinceCode`;
  yield invalid(place, `${NAME} takes the code of a region (ISO 3166-2), such as CA, not its name.`, region);
}

function* labelFaults({ labelSpecification }: ShipmentRequest): Generator<Violation> {
  const imageType = imageTypeOf(labelSpecification);
  yield* notAllowed('/labelSpecification/imageType', imageType, Object.keys(LABEL_FORMATS), NAME);
}

/** Signature and terms are part of the shipping option: what is asked for must be what its code says. */
function* optionFaults(request: ShipmentRequest, code: string): Generator<Violation> {
  const signature = signatureOf(request);
  if (!signsAs(code, signature)) {
    const message = `${NAME} decides by the service who signs, and ${code} does not say ${signature}. Choose another service.`;
    yield { code: 'FIELD_NOT_SUPPORTED', pointer: '/signatureOption/signatureOptionType', message };
  }
  const { paymentType, paymentTerms, payor } = request.paymentOption ?? {};
  yield* noPlace('/paymentOption/paymentType', said(paymentType), NAME);
  yield* noPlace('/paymentOption/payor', said(payor), NAME);
  if (functionsIn(code)['incoterm'] !== said(paymentTerms)?.toLowerCase())
    yield* noPlace('/paymentOption/paymentTerms', said(paymentTerms), NAME);
}

function* lineFaults({ itemLines }: ShipmentRequest): Generator<Violation> {
  for (const [index, line] of itemLines.entries()) {
    const pointer = `/itemLines/${index}`;
    for (const [key, text] of Object.entries(line.customerReference ?? {}))
      yield* tooLong(`${pointer}/customerReference/${key}`, text, MAX_MESSAGE, NAME);
    if (typeof line.packageCode === 'string' && said(line.packageCode) && packageType(line.packageCode) === undefined)
      yield* notAllowed(`${pointer}/packageCode`, line.packageCode, Object.keys(PACKAGE_TYPES), NAME);
  }
}

function* insuranceFaults(request: ShipmentRequest): Generator<Violation> {
  const declared = request.itemLines.flatMap((line, index) => {
    const place = line.declaredInfo ? 'declaredInfo' : 'itemSpecialService/declaredInfo';
    const money = insured(line.declaredInfo ?? line.itemSpecialService?.declaredInfo);
    return money ? [{ money, pointer: `/itemLines/${index}/${place}` }] : [];
  });
  const [first] = declared;
  if (first?.money.currency.toUpperCase() !== 'EUR') return;
  const total = declared.reduce((sum, { money }) => sum.plus(decimal(money.amount)), decimal(0));
  if (total.gte(INSURED.least) && total.lte(INSURED.most)) return;
  const message = `${NAME} insures ${INSURED.least} to ${INSURED.most} EUR in a shipment, not ${total.toFixed()} EUR.`;
  yield { ...invalid(`${first.pointer}/amount`, message, first.money.amount), limit: INSURED.most, unit: 'EUR' };
}

function* customsFaults(request: ShipmentRequest): Generator<Violation> {
  yield* notAllowed('/customs/contentsType', request.customs?.contentsType, Object.keys(REASONS), NAME);
  for (const [index, item] of itemsOf(request).entries()) {
    const pointer = `/customs/customsItems/${index}`;
    yield* itemFaults(pointer, item);
    if (request.itemLines.length > 1)
      yield* lacking(`${pointer}/referToItemTransactionId`, item.referToItemTransactionId, NAME);
  }
}

function* itemFaults(pointer: string, item: CustomsItem): Generator<Violation> {
  yield* lacking(`${pointer}/harmonizedTariffCode`, tariffCodeOf(item), NAME);
  yield* tooLong(`${pointer}/harmonizedTariffCode`, tariffCodeOf(item), MAX_HS_CODE, NAME);
  yield* lacking(`${pointer}/countryOfOrigin`, item.countryOfOrigin, NAME);
  yield* lacking(`${pointer}/weight`, item.weight && item.weight.value > 0 ? 'there' : null, NAME);
  yield* noPlace(`${pointer}/skuDescription`, said(item.skuDescription), NAME);
}

/** Tax numbers are part of what customs is told. */
function* taxFaults(request: ShipmentRequest): Generator<Violation> {
  const counts = new Map<string, number>();
  for (const [index, { identifierType, taxableEntityType, value }] of (request.taxIndentifiers ?? []).entries()) {
    const pointer = `/taxIndentifiers/${index}`;
    if (!said(value)) continue;
    if (itemsOf(request).length === 0) {
      yield { code: 'FIELD_NOT_SUPPORTED', pointer, message: `${NAME} takes tax numbers with customs items only.` };
      continue;
    }
    yield* lacking(`${pointer}/identifierType`, identifierType, NAME);
    yield* lacking(`${pointer}/taxableEntityType`, taxableEntityType, NAME);
    const type = identifierType?.toUpperCase();
    if (type !== undefined && TAX_NAMES[type] === undefined)
      yield* notAllowed(`${pointer}/identifierType`, type, Object.keys(TAX_NAMES), NAME);
    const entity = taxableEntityType?.toUpperCase() ?? '';
    counts.set(entity, (counts.get(entity) ?? 0) + 1);
    if (entity in TAX_LISTS && counts.get(entity) === MAX_TAX_NUMBERS + 1) {
      const message = `${NAME} takes at most ${MAX_TAX_NUMBERS} tax numbers of one party.`;
      yield { ...invalid(pointer, message, value), limit: MAX_TAX_NUMBERS };
    }
  }
}
