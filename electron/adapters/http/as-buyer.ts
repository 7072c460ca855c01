import {
  failedBecause,
  type Adapter,
  type PurchaseOutcome,
  type PurchaseRequest,
} from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Service } from './service.ts';

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
