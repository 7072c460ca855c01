import {
  failedBecause,
  type Adapter,
  type PurchaseOutcome,
  type PurchaseRequest,
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

/** Buys as whoever the shipment was accepted for, or not at all: with other keys nobody would find what was bought. */
export const asBuyer =
  <S extends Pick<Service, 'isBuyer'>>(
    open: (order: PurchaseRequest) => S,
    buy: (service: S, order: PurchaseRequest) => Promise<PurchaseOutcome>,
  ): Adapter['purchase'] =>
  async (order) => {
    const service = open(order);
    const isChanged = order.shipment.account.identity !== undefined && !(await service.isBuyer());
    return isChanged ? failedBecause('not_sent', diagnostic('ACCOUNT_KEYS_CHANGED')) : buy(service, order);
  };
