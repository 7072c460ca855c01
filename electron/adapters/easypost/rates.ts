import type { RateOrder, RateOutcome } from '#electron/engine/shipping/adapter.ts';
import { readDone } from '../http/proof.ts';
import type { Service } from '../http/service.ts';
import { configOf } from './account.ts';
import { rateFor, whyNot } from './choose-rate.ts';
import { firstStepFailed } from './map-error.ts';
import { firstStep, toShipment } from './request/map-request.ts';
import { readPurchase, type Rate } from './read-answer.ts';

/**
 * What the carrier account asks, as quoted: for one package without creating anything; for several by an order, which is never bought. It is asked
 * without a reference of ours, so that nothing else is ever found by one.
 */
export async function quoteRates({ shipment, services, signal }: RateOrder, service: Service): Promise<RateOutcome> {
  const wanted = { shipment, ownId: null };
  const isOne = shipment.packages.length === 1;
  const asked = isOne ? { path: '/beta/rates', json: { shipment: toShipment(wanted) } } : firstStep(wanted);
  const said = await service.call({ method: 'POST', ...asked }, signal);
  if (said.kind !== 'answered') return { kind: 'failed', reason: said.reason, trouble: said.trouble };
  const { status, body } = said.answer;
  const found = readDone({ status, body });
  if (!found) {
    const { reason, trouble } = firstStepFailed(said.answer, service.site.url.host);
    return { kind: 'failed', reason, trouble };
  }
  const purchase = readPurchase(found);
  const config = configOf(shipment.account);
  const why = whyNot(purchase, config);
  const rates = services.map(({ serviceCode }) => ({
    serviceCode,
    rate: rateFor(purchase.rates, config, serviceCode),
  }));
  return {
    kind: 'quoted',
    quotes: rates.flatMap(({ serviceCode, rate }) => (rate ? quoteOf(serviceCode, rate) : [])),
    refused: rates.flatMap(({ serviceCode, rate }) => (rate || why === null ? [] : [{ serviceCode, reason: why }])),
  };
}

function quoteOf(serviceCode: string, { cost, deliveryDays: days, deliveryDate: date }: Rate) {
  const delivery = days === null && date === null ? null : { days, date, words: null };
  return cost ? [{ serviceCode, cost, delivery }] : [];
}
