import { openLink, type Host, type Link, type Watcher } from '../../postgres/trouble/link.ts';

const PURCHASE = Buffer.from('POST /cloud-ship-service/');

/** The way from one station to the carrier. */
export interface CarrierWay extends Link {
  port: number;
  /** How many purchases were cut. */
  cuts(): number;
  /** The next purchase does not arrive, or its answer does not come back. */
  cutPurchase(at: 'sent' | 'answered'): void;
  disarm(): void;
}

export async function openCarrierWay(carrier: Host): Promise<CarrierWay> {
  let armed: 'sent' | 'answered' | null = null;
  let cuts = 0;

  function watch(): Watcher {
    let isPurchase = false;
    const strikes = (at: 'sent' | 'answered') => {
      if (!isPurchase || armed !== at) return false;
      armed = null;
      cuts += 1;
      return true;
    };
    return {
      sent(bytes) {
        isPurchase ||= bytes.includes(PURCHASE);
        return strikes('sent') ? null : bytes;
      },
      answered: (bytes) => (strikes('answered') ? null : bytes),
    };
  }

  const link = await openLink([carrier], watch);
  return {
    ...link,
    port: link.ports[0] ?? 0,
    cuts: () => cuts,
    cutPurchase: (at) => void (armed = at),
    disarm: () => void (armed = null),
  };
}
