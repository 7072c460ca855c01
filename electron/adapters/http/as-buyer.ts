import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import {
  failedBecause,
  type Adapter,
  type PurchaseOutcome,
  type PurchaseRequest,
  type VoidOrder,
  type VoidOutcome,
} from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { purchaseUnanswered } from './proof.ts';
import type { Service } from './service.ts';
import type { Answer, Exchange } from './transport.ts';

/** Buys by one call that sells. @param read what an answer means; where none came, what was sent may have been done */
export const byOneCall =
  <S>(
    send: (service: S, order: PurchaseRequest) => Promise<Exchange>,
    read: (answer: Answer, order: PurchaseRequest, service: S) => PurchaseOutcome,
  ) =>
  async (service: S, order: PurchaseRequest): Promise<PurchaseOutcome> => {
    const said = await send(service, order);
    return said.kind === 'answered' ? read(said.answer, order, service) : purchaseUnanswered(said);
  };

type Buyer = Pick<Service, 'isBuyer'>;

const isOther = async ({ shipment }: Pick<PurchaseRequest, 'shipment'>, service: Buyer) =>
  shipment.account.identity !== undefined && !(await service.isBuyer());

/** Buys as whoever the shipment was accepted for, or not at all: with other keys nobody would find what was bought. */
export const asBuyer =
  <S extends Buyer>(
    open: (order: PurchaseRequest) => S,
    buy: (service: S, order: PurchaseRequest) => Promise<PurchaseOutcome>,
  ): Adapter['purchase'] =>
  async (order) => {
    const service = open(order);
    return (await isOther(order, service))
      ? failedBecause('not_sent', diagnostic('ACCOUNT_KEYS_CHANGED'))
      : buy(service, order);
  };

/**
 * Gives back at a service that is not asked first whether it has the label. Where it refuses and other keys than those that bought were shown, which may be
 * those of another account, nothing is known. @throws DiagnosticError then
 */
export const backFromBuyer =
  <S extends Buyer>(
    open: (order: VoidOrder) => S,
    giveBack: (service: S, order: VoidOrder) => Promise<VoidOutcome>,
  ): NonNullable<Adapter['void']> =>
  async (order) => {
    const service = open(order);
    const outcome = await giveBack(service, order);
    if (outcome.kind !== 'refused' || !(await isOther(order, service))) return outcome;
    throw new DiagnosticError(diagnostic('VOID_WITH_OTHER_KEYS', { words: outcome.reason }));
  };
