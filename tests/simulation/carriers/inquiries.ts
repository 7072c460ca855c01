import type { Adapter, PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { Chance } from '../machine/chance.ts';
import type { Events } from '../machine/events.ts';
import type { Books } from '../world/books.ts';
import type { CarrierKind } from './carrier-kinds.ts';
import { carrierLabels } from '../devices/labels.ts';

/** A service gives its labels along, or says that they are still to be fetched. */
export function saleOf(kind: CarrierKind, trackingNumbers: string[], withLabels: boolean): PurchaseOutcome {
  if (kind !== 'service') return { kind: 'purchased', trackingNumbers };
  if (withLabels) return { kind: 'purchased', trackingNumbers, documents: carrierLabels(trackingNumbers) };
  return { kind: 'purchased', trackingNumbers, documents: [], documentSources: [] };
}

/** So long a carrier takes to decide a void that it was asked for; milliseconds. */
const DECIDES_MS = 30_000;

/** What carriers say of what they sold, and do with it. */
export class Inquiries {
  /** They answer every question, and for good. */
  areSure = false;
  /** Purchases that a carrier is still at work on. */
  readonly underWay = new Set<string>();
  readonly #events: Events;
  readonly #chance: Chance;
  readonly #books: Books;
  readonly #submittedVoids = new Map<string, number>();

  constructor(events: Events, chance: Chance, books: Books) {
    [this.#events, this.#chance, this.#books] = [events, chance, books];
  }

  /** What goes wrong so often, while they are not sure of themselves. */
  happens = (share: number) => !this.areSure && this.#chance.happens(share);

  whatBecameOf(shipmentId: string, kind: CarrierKind): PurchaseOutcome {
    const sale = this.#books.sales.get(shipmentId);
    if (this.underWay.has(shipmentId) || this.happens(0.2)) return { kind: 'unknown', reason: 'Ask again later.' };
    if (!sale) return { kind: 'rejected', reason: 'There is no such shipment.' };
    return saleOf(kind, sale.trackingNumbers, true);
  }

  labelsOf(shipmentId: string): NewDocument[] {
    const sale = this.#books.sales.get(shipmentId);
    if (!sale || this.happens(0.2)) throw new Error('The labels are not ready');
    // Of several packages not every label is there yet, now and then.
    return carrierLabels(sale.trackingNumbers).slice(0, this.happens(0.3) ? 1 : sale.trackingNumbers.length);
  }

  void(shipmentId: string): Awaited<ReturnType<NonNullable<Adapter['void']>>> {
    const sale = this.#books.sales.get(shipmentId);
    if (!sale || this.happens(0.15)) return { kind: 'refused', reason: 'It is on its way.' };
    if (this.happens(0.3)) {
      this.#submittedVoids.set(shipmentId, this.#events.now);
      return { kind: 'submitted' };
    }
    sale.voided = true;
    return { kind: 'voided', consequence: 'CREDIT_REQUESTED' };
  }

  followVoid(shipmentId: string): Awaited<ReturnType<NonNullable<Adapter['followVoid']>>> {
    const sale = this.#books.sales.get(shipmentId);
    const at = this.#submittedVoids.get(shipmentId) ?? this.#events.now;
    if (!sale || this.#events.now - at < DECIDES_MS) return { kind: 'submitted' };
    if (sale.voided || !this.happens(0.2)) {
      sale.voided = true;
      return { kind: 'voided', consequence: 'CREDIT_REQUESTED' };
    }
    return { kind: 'refused', reason: 'It was delivered.' };
  }
}
