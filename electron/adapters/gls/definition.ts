import { defineAdapter, noPlace, noPlaces, notAllowed, type CheckedRequest } from '#electron/engine/accounts/index.ts';
import { kilogramsOf } from '#electron/engine/rules/index.ts';
import { app, GlsAdapterConfig } from './config.ts';
import { FORMATS, NAME, PRODUCTS } from './mapping.ts';
import { words } from './messages/index.ts';

/** GLS direct. @param at where it is in a test */
export const glsDefinition = (at?: string) =>
  defineAdapter({
    type: 'gls',
    config: GlsAdapterConfig,
    ...app.definition({ form: [{ member: 'contactId', columns: 4, code: true, needed: true }], words }, at),
    ...{ ownIdLength: 32, isUntried: true, requestFaults },
  });

const NO_PLACES = [
  ...['/shipper/contact/phoneExtension', '/recipient/contact/phoneExtension', '/returnAddress', '/paymentOption/payor'],
  ...['declaredInfo', 'itemSpecialService/declaredInfo', 'specialService', 'packageCode'].map(
    (at) => `/itemLines/*/${at}`,
  ),
  ...['ref4', 'ref5', 'reference1', 'reference2'].map((key) => `/itemLines/*/customerReference/${key}`),
  ...['/customs/contentsType', '/customs/customsItems/*', '/taxIndentifiers/*'],
];

/** What of a request GLS has no place for, by its description, which names no longest texts. */
export function* requestFaults({ request, shipper, service }: CheckedRequest<object>) {
  const { labelSpecification: label, signatureOption, paymentOption } = request;
  const signature = signatureOption?.signatureOptionType;
  yield* noPlaces({ ...request, shipper }, NO_PLACES, NAME);
  yield* notAllowed('/serviceType', service.serviceCode, PRODUCTS, NAME);
  yield* notAllowed('/labelSpecification/imageType', label?.imageType, Object.keys(FORMATS), NAME);
  yield* notAllowed('/signatureOption/signatureOptionType', signature, ['SERVICE_DEFAULT'], NAME);
  yield* notAllowed('/paymentOption/paymentType', paymentOption?.paymentType?.trim(), ['SENDER'], NAME);
  for (const [index, { weight }] of request.itemLines.entries())
    if (kilogramsOf(weight) === null)
      yield* noPlace(`/itemLines/${index}/weight/value`, weight.value, `${NAME}, in kilograms,`);
}
