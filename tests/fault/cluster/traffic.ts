import type { Answer } from '../../helpers/api.ts';
import { knowledgeIn, orderBody, type Buyer, type Knowledge } from '../harness/buyer.ts';
import { integer, type Random } from '../harness/fault.ts';
import type { Desk } from './desk.ts';

/** A desk that does not answer is not sent more. */
const MOST_AT_ONCE = 12;

/** The orders of a round, sent by whoever makes trouble; some of what is open or in doubt goes to another desk. */
export interface Traffic {
  /** Sends so many new orders to the desk, and waits for none. */
  send(desk: Desk, count?: number, itemCode?: string): void;
  /** One id at all desks at the same moment. How many of them had it, or said that another one has it. */
  sendToAll(): Promise<number>;
  /** Orders on their way to the desk, or to any. */
  inFlight(desk?: Desk): number;
  /** How many orders were answered 200, by the desk or by any. */
  bought(desk?: Desk): number;
  /** How many were refused because the database has no room. */
  refusedForRoom(): number;
  /** Answers that are none of the contract. */
  wrong: string[];
  /** What came of each call for the order: when, where, and the answer. */
  told(id: string): readonly string[];
  /** Resolves when nothing is on its way any more. */
  landed(): Promise<void>;
}

export function beginTraffic(desks: readonly Desk[], { orders }: Buyer, random: Random): Traffic {
  const flying = new Map<Desk, Set<Promise<unknown>>>();
  const bought = new Map<Desk, number>();
  const wrong: string[] = [];
  const told = new Map<string, string[]>();
  let count = 0;
  let refusedForRoom = 0;
  const another = (than: Desk) => desks.filter((desk) => desk !== than)[integer(random, desks.length - 1)] ?? than;

  async function call(desk: Desk, id: string, work: () => Promise<Answer>): Promise<Answer | null> {
    const began = new Date().toISOString().slice(14, 23);
    const calling = work().catch((error: unknown) => {
      // A connection that broke is a TypeError of `fetch`; whatever else it says is about what was answered.
      if (!(error instanceof TypeError) && wrong.length < 20) wrong.push(`answered out of contract: ${String(error)}`);
      return null;
    });
    const there = flying.get(desk) ?? new Set();
    flying.set(desk, there.add(calling));
    const answer = await calling;
    there.delete(calling);
    const said = `${began} ${desk.name} ${answer ? `${answer.status} ${String(answer.body.code ?? answer.body.state ?? '')} ${String(answer.body.purchase ?? '')}` : 'nothing'}`;
    told.set(id, [...(told.get(id) ?? []), said]);
    if (answer?.status === 200) bought.set(desk, (bought.get(desk) ?? 0) + 1);
    if (answer?.status === 401) await desk.api.renew().catch(() => undefined);
    if (answer?.status === 507) refusedForRoom += 1;
    return answer;
  }

  const shipAt = async (desk: Desk, id: string, itemCode?: string): Promise<Knowledge> => {
    const answer = await call(desk, id, () => desk.api.ship(id, orderBody(itemCode)));
    return answer ? knowledgeIn(answer) : { kind: 'doubt' };
  };

  const askAt = async (desk: Desk, id: string): Promise<Knowledge> => {
    const answer = await call(desk, id, () =>
      desk.api.get(`/station/v1/shipments/by-transaction/${id}?documents=base64`),
    );
    return answer ? knowledgeIn(answer) : { kind: 'doubt' };
  };

  async function order(desk: Desk, id: string, itemCode?: string): Promise<void> {
    orders.set(id, { kind: 'doubt' });
    let known = await shipAt(desk, id, itemCode);
    if (known.kind === 'open' && random() < 0.3) known = await shipAt(another(desk), id, itemCode);
    else if (known.kind === 'doubt' && random() < 0.3) known = await askAt(another(desk), id);
    orders.set(id, known);
  }

  const inFlight = (desk?: Desk) =>
    desk ? (flying.get(desk)?.size ?? 0) : [...flying.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    send(desk, orderCount = 1, itemCode) {
      for (let each = 0; each < orderCount && inFlight(desk) < MOST_AT_ONCE; each += 1)
        void order(desk, `order-${(count += 1)}`, itemCode);
    },
    async sendToAll() {
      const id = `order-${(count += 1)}`;
      orders.set(id, { kind: 'doubt' });
      const known = await Promise.all(
        desks.map(async (desk) => {
          const answer = await call(desk, id, () => desk.api.ship(id, orderBody()));
          return { isArbitrated: answer?.status === 200 || answer?.status === 409, of: answer && knowledgeIn(answer) };
        }),
      );
      const isOpen = known.every(({ of }) => of?.kind === 'open');
      const had = known.map(({ of }) => of).find((of) => of?.kind === 'bought');
      orders.set(id, had ?? (isOpen ? { kind: 'open' } : { kind: 'doubt' }));
      return known.filter(({ isArbitrated }) => isArbitrated).length;
    },
    inFlight,
    bought: (desk) => (desk ? (bought.get(desk) ?? 0) : [...bought.values()].reduce((sum, each) => sum + each, 0)),
    refusedForRoom: () => refusedForRoom,
    wrong,
    told: (id) => told.get(id) ?? [],
    async landed() {
      while (inFlight() > 0) await Promise.all([...flying.values()].flatMap((each) => [...each]));
    },
  };
}
