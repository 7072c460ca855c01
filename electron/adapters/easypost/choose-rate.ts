import type { EasypostAdapterConfig } from './config.ts';
import type { Purchase, Rate } from './read-answer.ts';

/** What the account's carrier asks for the service; null where it does not offer it. */
export const rateFor = (
  rates: readonly Rate[],
  { carrierAccountId }: EasypostAdapterConfig,
  serviceCode: string,
): Rate | null =>
  rates.find((rate) => rate.carrierAccountId === carrierAccountId && rate.service === serviceCode) ?? null;

/** Why nothing is offered, in the words of the account's carrier; null where it gave none. */
export function whyNot(purchase: Purchase, { carrierAccountId }: EasypostAdapterConfig): string | null {
  const said = [...purchase.messages, ...purchase.shipments.flatMap(({ messages }) => messages)];
  const own = said.filter(({ carrierAccountId: id }) => id === null || id === carrierAccountId);
  const words = [...new Set(own.map((message) => message.words))].join(' ').slice(0, 500);
  return words || null;
}
