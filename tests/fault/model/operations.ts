import type { Answer } from '../../helpers/api.ts';
import { MOMENTS, type Moment } from '../carrier/behaviour.ts';
import { knowledgeIn, orderBody } from '../harness/buyer.ts';
import { integer, pick, type Random } from '../harness/fault.ts';
import type { Live, World } from '../harness/world.ts';
import {
  after,
  expectedOfCreate,
  expectedOfLookup,
  expectedOfRead,
  expectedOfResolve,
  expectedOfVoid,
  WAYS,
  type Expected,
  type Known,
  type Way,
} from './station-model.ts';

/** An order of the model's client: with the carrier, or with a carrier of test mode, whose labels can be given back. */
export interface Order {
  id: string;
  account: 'gateway' | 'test-a';
  known: Known;
}

/** What an operation works with; `station` is the one that runs now. */
export interface Play {
  world: World;
  station: Live;
  orders: Order[];
  random: Random;
}

/** Does something to the station; gives what it did, and the broken promises. */
export type Operation = (play: Play) => Promise<{ said: string; violations: string[] }>;

const WAY_NAMES = Object.keys(WAYS) as [Way, ...Way[]];
/** The ways that the carrier of test mode has, by its item codes. */
const TEST_WAYS = {
  sell: 'plain',
  refuse: 'TEST-REJECT',
  'unavailable-said': 'TEST-UNAVAILABLE',
  'sell-then-reset': 'TEST-UNKNOWN',
} as const satisfies Partial<Record<Way, string>>;
const TEST_WAY_NAMES = Object.keys(TEST_WAYS) as [keyof typeof TEST_WAYS, ...(keyof typeof TEST_WAYS)[]];

function newOrder({ orders, random }: Play): Order {
  const account = random() < 0.3 ? 'test-a' : 'gateway';
  const order: Order = { id: `order-${orders.length}`, account, known: { is: 'free' } };
  orders.push(order);
  return order;
}

const someOrder = ({ orders, random }: Play): Order | undefined => orders[integer(random, orders.length)];

/** A call's way at the order's account, and the request that brings it about. */
function callFor({ account }: Order, random: Random): { way: Way; body: Record<string, unknown> } {
  if (account === 'gateway') {
    const way = random() < 0.4 ? 'sell' : pick(random, WAY_NAMES);
    return { way, body: orderBody(way) };
  }
  const way = pick(random, TEST_WAY_NAMES);
  return { way, body: orderBody(TEST_WAYS[way], account) };
}

/** Compares an answer with what the model allows, and goes on from there. */
function learn(play: Play, order: Order, answer: Answer, expected: Expected[], doing: string) {
  const { status, body } = answer;
  const reply = { status, code: body.code ?? body.outcome ?? null };
  const known = after(expected, reply);
  const said = `${doing} ${order.id}: ${reply.status} ${reply.code ?? ''}`.trimEnd();
  const before = order.known.is;
  order.known = known ?? order.known;
  note(play, order, answer);
  return { said, violations: known === null ? [`${said}, while it is ${before}`] : [] };
}

/** What the client keeps for its last questions: an answer 200 with its labels, or that it may ask for one. */
function note({ world: { buyer } }: Play, { id, known }: Order, answer: Answer): void {
  if (known.is === 'bought' && answer.body.data) buyer.orders.set(id, knowledgeIn(answer));
  else if (known.is === 'doubt') buyer.orders.set(id, { kind: 'doubt' });
  else if (known.is !== 'bought') buyer.orders.delete(id);
}

async function buy(play: Play, order: Order, doing: string) {
  const { way, body } = callFor(order, play.random);
  const answer = await play.station.api.ship(order.id, body);
  return learn(play, order, answer, expectedOfCreate(order.known, way), `${doing} (${way})`);
}

export const create: Operation = (play) => buy(play, newOrder(play), 'create');

/** The same id, with the same content or another. */
export const createAgain: Operation = (play) => buy(play, someOrder(play) ?? newOrder(play), 'create again');

/** Several calls at once under a fresh id: one of them is sent. */
export const createAtOnce: Operation = async (play) => {
  const order = newOrder(play);
  const { way, body } = callFor(order, play.random);
  const answers = await Promise.all([1, 2, 3].map(() => play.station.api.ship(order.id, body)));
  const expected = expectedOfCreate(order.known, way);
  const isFirst = ({ status, body: said }: Answer) => after(expected, { status, code: said.code ?? null }) !== null;
  const firsts = answers.filter(isFirst);
  const others = answers.filter((answer) => !isFirst(answer)).map(({ body: said }) => said.code);
  const held = ['TRANSACTION_IN_PROGRESS', 'TRANSACTION_ID_REPEATED', 'TRANSACTION_IN_DOUBT'];
  const [first] = firsts;
  if (!first) return { said: `create at once ${order.id}`, violations: [`${order.id}: ${others.join()}`] };
  const { said, violations } = learn(play, order, first, expected, `create at once (${way})`);
  // An id that a refusal has freed may be sent again at once.
  const isOnce = order.known.is === 'free' || firsts.length === 1;
  const isTold = others.every((code) => held.includes(code));
  return { said, violations: isOnce && isTold ? violations : [...violations, `${said}, others ${others.join()}`] };
};

/** An operation on an order that there is, by its newest shipment where the route wants one. */
const onSome =
  (work: (play: Play, order: Order, shipmentId: string) => ReturnType<Operation>): Operation =>
  async (play) => {
    const order = someOrder(play);
    if (!order) return { said: 'nothing to do', violations: [] };
    const { body } = await play.station.api.get(`/station/v1/shipments?transactionId=${order.id}`);
    return work(play, order, body.shipments[0]?.id);
  };

export const read: Operation = onSome(async (play, order) => {
  const answer = await play.station.api.get(`/station/v1/shipments/by-transaction/${order.id}?documents=base64`);
  return learn(play, order, answer, expectedOfRead(order.known), 'read');
});

export const voidIt: Operation = onSome(async (play, order, id) => {
  const answer = await play.station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Not needed' });
  return learn(play, order, answer, expectedOfVoid(order.known, order.account === 'test-a'), 'void');
});

/** A person who says that nothing was bought has asked the carrier, and tells the truth. */
export const resolve: Operation = onSome(async (play, order, id) => {
  const isSold = order.known.is === 'doubt' && order.known.findable;
  const decision = isSold || play.random() < 0.3 ? 'written_off' : 'not_bought';
  const answer = await play.station.api.post(`/station/v1/shipments/${id}/resolution`, { decision, reason: 'Asked' });
  return learn(play, order, answer, expectedOfResolve(order.known, decision), `resolve ${decision}`);
});

export const lookUp: Operation = onSome(async (play, order, id) => {
  const answer = await play.station.api.post(`/station/v1/shipments/${id}/lookup`, undefined);
  return learn(play, order, answer, expectedOfLookup(order.known, order.account === 'gateway'), 'look up');
});

export const restart: Operation = async (play) => {
  await play.world.stop(play.station);
  play.station = await play.world.start();
  return { said: 'restart', violations: [] };
};

export const kill: Operation = async (play) => {
  play.station.signal('SIGKILL');
  await play.station.ended;
  play.station = await play.world.start();
  return { said: 'kill', violations: [] };
};

/** Moments at which the carrier has read the whole purchase, and so sells it, whatever becomes of the station. */
const LATE_MOMENTS = MOMENTS.filter(
  (moment) => !['connected', 'request-begun', 'label-asked', 'label-half'].includes(moment),
);

/** Kills the station while it buys. */
export const killBuying: Operation = async (play) => {
  const { world, station, random } = play;
  const order = newOrder(play);
  order.account = 'gateway';
  const moment: Moment = LATE_MOMENTS[integer(random, LATE_MOMENTS.length)] ?? 'sold';
  await world.carrier.order({ blow: { kind: 'kill', pid: station.pid() } });
  const { kind } = await world.buyer.advance(station.api, order.id, `${moment}!`);
  await station.ended;
  order.known = kind === 'bought' ? { is: 'bought' } : { is: 'doubt', findable: true };
  play.station = await world.start();
  return { said: `kill at ${moment} ${order.id}`, violations: kind === 'open' ? [`sale denied: ${order.id}`] : [] };
};
