import { compiled, describeBy, type Description } from '../connectors/description.ts';
import type { FakeAnswer, FakeCall } from '../connectors/fake-service.ts';
import { easypostDescription } from './description.ts';
import { LIVE_KEY, TEST_KEY } from './stock.ts';

/** What the next step that buys does in place of selling. */
export type Trick =
  | 'empty-wallet'
  | 'carrier-refuses'
  | 'carrier-silent'
  | 'carrier-silent-in-words'
  | 'exists'
  | 'uninsured'
  | 'in-progress'
  | 'nothing'
  | 'first-only'
  | 'first-only-refused'
  | 'no-label-yet';

export const refusal = (status: number, code: string, message: string, errors: unknown[] = []): FakeAnswer => ({
  status,
  json: { error: { code, message, errors } },
});

/** What a trick says in place of a sale; null where it sells, in its way. */
export function tricked(how: Trick | null, kind: 'SHIPMENT' | 'ORDER'): FakeAnswer | null {
  switch (how) {
    case 'empty-wallet':
      return refusal(402, 'PAYMENT_REQUIRED', 'Insufficient funds.');
    case 'carrier-refuses':
      return refusal(422, `${kind}.POSTAGE.FAILURE`, 'Unable to buy.', ['The zip is not served.']);
    case 'carrier-silent':
      return refusal(422, `${kind}.POSTAGE.TIMED_OUT`, 'The carrier did not answer in time.');
    case 'carrier-silent-in-words':
      return refusal(422, `${kind}.POSTAGE.FAILURE`, 'Unable to buy.', ['The request to the carrier timed out.']);
    case 'in-progress':
      return refusal(422, `${kind}.PURCHASE.IN_PROGRESS`, 'Being bought.');
    default:
      return null;
  }
}

/** What a trick says after the sale; null where it says that it sold. */
export function soldAndRefused(how: Trick | null): FakeAnswer | null {
  if (how === 'exists') return refusal(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists.');
  return how === 'uninsured' ? refusal(422, 'INSURANCE.AMOUNT.ABOVE_MAXIMUM', 'It cannot be insured.') : null;
}

export const missing = () => refusal(404, 'NOT_FOUND', 'The requested resource could not be found.');

export const keyOf = ({ headers }: FakeCall) =>
  Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();

/** A key, with nothing behind it. */
export const hasKey = (call: FakeCall) => [TEST_KEY, LIVE_KEY].some((key) => keyOf(call) === `${key}:`);
export const inactiveKey = () => refusal(401, 'APIKEY.INACTIVE', 'This api key is no longer active.');

let described: Description | null = null;

/** Our description, once for all fakes; what purchases are held against is compiled before the first one. */
export function easypostDescribed(): Description | null {
  const paths = ['/v2/shipments', '/v2/shipments/1/buy', '/v2/orders', '/v2/orders/1/buy'];
  const samples = paths.map((path) => ({ method: 'POST', path }));
  return (described ??= compiled(describeBy(easypostDescription()), samples, [200, 201, 422]));
}
