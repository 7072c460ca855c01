import { openLink, type Host, type Link, type Passing, type Watcher } from './link.ts';

/** What the frontend sends for `COMMIT`, whichever way the statement was prepared. */
const COMMIT = Buffer.from('COMMIT');
/** The statement before the COMMIT of a purchase, as it shows itself where it is prepared. */
const OF_A_PURCHASE = Buffer.from('UPDATE station SET line =');
/** The type and length of the message in which a server says which process serves the connection. */
const BACKEND = Buffer.from([0x4b, 0, 0, 0, 12]);

/** What happens to a COMMIT that a test waits for, and where. */
export interface Strike {
  /** Before it reaches the server, or when its answer comes back. */
  at: 'sent' | 'answered';
  /** The connection ends there; or something is done to the process of the server that serves it, and then the bytes go on. */
  then: 'cut' | ((backend: number) => Promise<unknown>);
  /** So many COMMITs before it go by. */
  skip?: number;
  /** Only of purchases, and not those of other work. */
  ofPurchase?: boolean;
  /** With the cut every other connection ends, too, until `heal`. */
  andPart?: boolean;
}

export interface CuttingProxy extends Link {
  /** To the first of the servers. */
  port: number;
  /** How often a COMMIT was struck. */
  cuts(): number;
  strike(strike: Strike): void;
  /** Forgets a strike that has not happened. */
  disarm(): void;
  /** The next COMMIT reaches the server; its answer does not come back, and the connection ends; `andPart`: every other one, too, until `heal`. */
  cutAnswerOfCommit(options?: { andPart: boolean }): void;
  /** The next COMMIT does not reach the server, and the connection ends. */
  cutCommit(): void;
}

/** Stands between a station and its database, and cuts where a test says so. */
export async function openCuttingProxy(...servers: [Host, ...Host[]]): Promise<CuttingProxy> {
  /** The one that is wanted, and whether it still waits for its COMMIT: one that was disarmed does not happen any more. */
  let wanted: Required<Strike> | null = null;
  let armed: Required<Strike> | null = null;
  let cuts = 0;
  const strike = (next: Strike) => void (armed = wanted = { skip: 0, ofPurchase: false, andPart: false, ...next });

  /** The strike that is due now; the next one is not armed any more. */
  function due(isOfPurchase: boolean): Required<Strike> | null {
    if (armed === null || (armed.ofPurchase && !isOfPurchase)) return null;
    if (armed.skip > 0) armed.skip -= 1;
    else {
      const now = armed;
      armed = null;
      return now;
    }
    return null;
  }

  function hit({ then, andPart }: Required<Strike>, backend: number, bytes: Buffer): Passing {
    cuts += 1;
    if (then !== 'cut') return then(backend).then(() => bytes);
    if (andPart) link.part('refuse');
    return null;
  }

  function watch(): Watcher {
    /** Prepared once by its name, executed by that afterwards. */
    let name: Buffer | null = null;
    let isOfPurchase = false;
    let backend = 0;
    let awaited: Required<Strike> | null = null;
    const isCommit = (bytes: Buffer) => {
      if (!bytes.includes(COMMIT)) return name !== null && bytes.includes(name);
      name = nameIn(bytes);
      return true;
    };
    return {
      sent(bytes) {
        isOfPurchase ||= bytes.includes(OF_A_PURCHASE);
        // Looked at always: a statement shows itself only once, where it is prepared.
        const now = isCommit(bytes) ? due(isOfPurchase) : null;
        if (now?.at === 'sent') return hit(now, backend, bytes);
        awaited = now;
        return bytes;
      },
      answered(bytes) {
        if (backend === 0) backend = backendIn(bytes);
        const now = awaited;
        awaited = null;
        // What the server says now is the answer: it has done what it was told.
        return now !== null && now === wanted ? hit(now, backend, bytes) : bytes;
      },
    };
  }

  const link = await openLink(servers, watch);
  return {
    ...link,
    port: link.ports[0] ?? 0,
    cuts: () => cuts,
    strike,
    disarm: () => void (armed = wanted = null),
    cutAnswerOfCommit: ({ andPart } = { andPart: false }) => strike({ at: 'answered', then: 'cut', andPart }),
    cutCommit: () => strike({ at: 'sent', then: 'cut' }),
  };
}

/** The name under which a Parse message prepares its statement: after its type and length, up to the first zero, with zeros around it. */
const nameIn = (bytes: Buffer) => Buffer.from(`\0${bytes.toString('latin1', 5, bytes.indexOf(0, 5))}\0`, 'latin1');

function backendIn(bytes: Buffer): number {
  const at = bytes.indexOf(BACKEND);
  return at < 0 || bytes.length < at + 9 ? 0 : bytes.readInt32BE(at + BACKEND.length);
}
