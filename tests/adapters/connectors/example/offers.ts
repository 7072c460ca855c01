import { field, listOf, textOf } from '#electron/adapters/http/fields.ts';
import { limited } from '#electron/adapters/http/proof.ts';
import { readJson } from '#electron/adapters/http/read-json.ts';
import type { Service } from '#electron/adapters/http/service.ts';
import type { AccountLogin, ImportOutcome } from '#electron/engine/accounts/deps.ts';
import type { RateOrder, RateOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** What the service would charge. */
export async function quote(service: Service, { shipment, services, signal }: RateOrder): Promise<RateOutcome> {
  const weight = shipment.packages[0]?.transmitted.weight?.value;
  const said = await service.call({ method: 'POST', path: '/v1/rates', json: { weight } }, signal);
  if (said.kind !== 'answered') return { ...said, kind: 'failed' };
  if (said.answer.status !== 200) return { ...limited('unknown', said.answer, 'Corner'), kind: 'failed' };
  const rates = listOf(field(readJson(said.answer.body), 'rates'));
  return {
    kind: 'quoted',
    quotes: rates.map((rate) => ({
      serviceCode: String(field(rate, 'service')),
      cost: { amount: String(field(rate, 'amount')), currency: 'USD' },
      delivery: { days: Number(field(rate, 'days')), date: null, words: null },
    })),
    refused: services
      .filter(({ serviceCode }) => !rates.some((rate) => field(rate, 'service') === serviceCode))
      .map(({ serviceCode }) => ({ serviceCode, reason: 'Not from this corner.' })),
  };
}

/** The carriers that the key opens. */
export async function importFrom(service: Service, _: AccountLogin, signal: AbortSignal): Promise<ImportOutcome> {
  const said = await service.call({ method: 'GET', path: '/v1/carriers' }, signal);
  if (said.kind !== 'answered') {
    const { reason, trouble } = said;
    return { kind: 'failed', result: 'NOT_REACHED', reason, trouble };
  }
  const { status, body } = said.answer;
  if (status === 401) {
    const trouble = diagnostic('ACCOUNT_REFUSED', { at: 'Corner', status });
    return { kind: 'failed', result: 'REFUSED', reason: '', trouble };
  }
  const carriers = listOf(field(readJson(body), 'carriers')).map((carrier) => ({
    adapter: { carrier: textOf(field(carrier, 'id')) },
    carrierCode: String(field(carrier, 'code')),
    name: String(field(carrier, 'name')),
    ...{ nickname: null, requiresFundedAmount: true, balance: 12.5, packages: [{ packageCode: 'box' }] },
    services: listOf(field(carrier, 'services')).map((each) => ({
      serviceCode: String(field(each, 'code')),
      name: String(field(each, 'name')),
      ...{ domestic: true, international: false, isMultiPackageSupported: true },
      limits: { weight: { value: Number(field(each, 'max_lb')), units: 'LB' as const } },
    })),
  }));
  return { kind: 'imported', carriers };
}
