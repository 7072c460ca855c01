import {
  defineAdapter,
  leftOut,
  noPlace,
  noPlaces,
  notAllowed,
  type CheckedRequest,
} from '#electron/engine/accounts/index.ts';
import { imageTypeOf, kilogramsOf } from '#electron/engine/rules/index.ts';
import { signatureOf } from '#shared/schema/shipping/shipment-request.ts';
import { insured } from '../http/given.ts';
import { app, GlsAdapterConfig } from './config.ts';
import { FORMATS, NAME, PRODUCTS } from './mapping.ts';
import { words } from './messages/index.ts';

/** GLS direct. @param at where it is in a test */
export const glsDefinition = (at?: string) =>
  defineAdapter({
    type: 'gls',
    config: GlsAdapterConfig,
    ...app.definition({ form: [{ member: 'contactId', columns: 4, code: true, needed: true }], words }, at),
    ...{ ownIdLength: 32, isUntried: true, requestFaults, requestWarnings },
  });

const NO_PLACES = [
  ...['/returnAddress', '/paymentOption/payor'],
  ...['specialService', 'packageCode'].map((at) => `/itemLines/*/${at}`),
  ...['ref4', 'ref5', 'reference1', 'reference2'].map((key) => `/itemLines/*/customerReference/${key}`),
  ...['/customs/contentsType', '/customs/customsItems/*', '/taxIndentifiers/*'],
];

/** What of a request GLS has no place for, by its description, which names no longest texts. */
export function* requestFaults({ request, shipper, service }: CheckedRequest<object>) {
  const imageType = imageTypeOf(request.labelSpecification);
  const payment = request.paymentOption?.paymentType?.trim().toUpperCase();
  yield* noPlaces({ ...request, shipper }, NO_PLACES, NAME);
  yield* notAllowed('/serviceType', service.serviceCode, PRODUCTS, NAME);
  yield* notAllowed('/labelSpecification/imageType', imageType, Object.keys(FORMATS), NAME);
  yield* notAllowed('/signatureOption/signatureOptionType', signatureOf(request), ['SERVICE_DEFAULT'], NAME);
  yield* notAllowed('/paymentOption/paymentType', payment, ['SENDER'], NAME);
  for (const [index, { weight, declaredInfo, itemSpecialService }] of request.itemLines.entries()) {
    const line = `/itemLines/${index}`;
    if (kilogramsOf(weight) === null) yield* noPlace(`${line}/weight/value`, weight.value, `${NAME}, in kilograms,`);
    yield* noPlace(`${line}/declaredInfo`, insured(declaredInfo), NAME);
    yield* noPlace(`${line}/itemSpecialService/declaredInfo`, insured(itemSpecialService?.declaredInfo), NAME);
  }
}

/** GLS has one text for a telephone; an extension that stands apart from it is left out. */
export function* requestWarnings({ request, shipper }: CheckedRequest<object>) {
  yield* leftOut('/shipper/contact/phoneExtension', shipper.contact.phoneExtension, NAME);
  yield* leftOut('/recipient/contact/phoneExtension', request.recipient.contact.phoneExtension, NAME);
}
