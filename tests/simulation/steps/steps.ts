import { createChance, type Chance } from '../machine/chance.ts';
import { CARRIERS, HABITS, OWN_ACCOUNTS } from '../carriers/carrier-kinds.ts';
import { FOLDER_TROUBLES } from '../world/hot-folder.ts';
import { PRINTER_TROUBLES } from '../devices/printers.ts';
import { SCALE_TROUBLES } from '../devices/scale.ts';
import { LINE_CHANGES, PERSONS_ACTS, WEB_ORDER_CHANGES, WEB_SHOP_TROUBLES } from '../world/web-shop.ts';
import { DATABASE_TROUBLES, ORDER_CHANGES, PACKING_MISTAKES, type Action, type Which } from './action.ts';
import { momentOf, momentOfPower, momentOfShared } from './moments.ts';
import { timesOf, weatherOf } from './weather.ts';

export interface Step {
  number: number;
  /** Of the stations, from 0. */
  desk: number;
  action: Action;
  /** Until the next step; milliseconds. */
  waitMs: number;
}

type Share = readonly [share: number, draw: (chance: Chance) => Action];
const kindOf = (make: Share[1]) => make(createChance(0)).kind;

const WISHES = ['TEST-REJECT', 'TEST-UNAVAILABLE', 'TEST-UNKNOWN', 'TEST-SLOW-4000'] as const;

/** A packer is about done by then. */
const LATE_MS = 1500;

/** What people and programs do, and how often among ten thousand steps. */
const WORK: readonly Share[] = [
  [
    6640,
    (chance) => ({
      kind: 'buy',
      account: chance.pick(ACCOUNTS),
      wish: chance.happens(0.02) ? chance.pick(WISHES) : '',
      ...{ packages: chance.happens(0.9) ? 1 : 2, prints: chance.happens(0.7) },
      ...{ client: chance.below(2), hangsUp: chance.happens(0.03) },
    }),
  ],
  [
    150,
    (chance) => ({
      ...{ kind: 'buy twice at once', account: chance.pick(CARRIERS), client: chance.below(2) },
      apartMs: chance.below(3) * chance.around(100),
    }),
  ],
  [
    300,
    (chance) => ({
      ...{ kind: 'weigh', account: chance.pick(CARRIERS), prints: chance.happens(0.3) },
      ...{ isLifted: chance.happens(0.8), programs: chance.happens(0.8) ? 1 : 2 },
      ...{ asksFirst: chance.happens(0.3), apartMs: chance.below(2) * chance.around(300) },
      hangsUpAfterMs: chance.happens(0.25) ? chance.around(1500) : null,
    }),
  ],
  [
    900,
    (chance) => ({
      ...{ kind: 'pack', account: chance.pick(['drawn', 'service'] as const), prints: chance.happens(0.3) },
      ...{
        packers: chance.happens(0.6) ? 1 : 2,
        apartMs: chance.below(2) * chance.around(20),
        change: chance.pick(ORDER_CHANGES),
      },
    }),
  ],
  [
    200,
    (chance) => {
      const packing: Action = {
        ...{ kind: 'pack by scan', account: chance.pick(['drawn', 'service'] as const), units: 1 + chance.below(2) },
        ...{ isRepeated: chance.happens(0.2), desks: chance.happens(0.8) ? 1 : 2, apartMs: chance.around(1500) },
        ...{ looksAgain: chance.happens(0.5), mistake: chance.pick(PACKING_MISTAKES) },
        change: chance.pick(['none', 'none', 'none', 'content', 'units'] as const),
        meetsScan: chance.happens(0.3),
      };
      const isOverlooked = packing.mistake === 'change overlooked';
      return isOverlooked
        ? { ...packing, change: 'content', meetsScan: false, looksAgain: true, apartMs: LATE_MS + packing.apartMs }
        : packing;
    },
  ],
  [10, (chance) => ({ kind: 'no buying by scan', forMs: chance.around(20_000) })],
  [
    6,
    (chance) => ({
      ...{ kind: 'go back', waiting: chance.pick(['nothing', 'prints', 'labels', 'rows'] as const) },
      ...{ afterMs: chance.around(60_000), inOrder: chance.happens(0.6) },
      isOldWhole: chance.happens(0.7),
    }),
  ],
  [
    40,
    (chance) => ({
      ...{ kind: 'batch', account: chance.pick(CARRIERS), rows: 2 + chance.below(5) },
      stopAfterMs: chance.happens(0.4) ? chance.around(800) : null,
    }),
  ],
  [
    40,
    (chance) => ({
      ...{ kind: 'drop', account: chance.pick(CARRIERS), rows: 1 + chance.below(4) },
      ...{ again: chance.happens(0.1), apartMs: chance.below(700) },
    }),
  ],
  [250, (chance) => ({ kind: 'web order', which: chance.below(6), change: chance.pick(WEB_ORDER_CHANGES) })],
  [100, (chance) => ({ kind: 'pack a web order', which: back(chance), prints: chance.happens(0.3) })],
  [
    80,
    (chance) => ({
      ...{ kind: 'web order in parts', prints: chance.happens(0.3), waitsMs: chance.around(10_000) },
      changes: [chance.pick(LINE_CHANGES), chance.pick(WEB_ORDER_CHANGES), chance.pick(LINE_CHANGES)],
      acts: Array.from({ length: 3 }, () =>
        chance.happens(0.3)
          ? { act: chance.pick(PERSONS_ACTS), afterMs: chance.around(chance.pick([3000, 90_000])) }
          : null,
      ),
    }),
  ],
  [
    160,
    (chance) => ({
      ...{ kind: 'person and web order', which: back(chance), act: chance.pick(PERSONS_ACTS) },
      prints: chance.happens(0.3),
    }),
  ],
  [40, (chance) => ({ kind: 'go on with a batch', which: chance.below(3) })],
  [40, (chance) => ({ kind: 'read a batch', which: chance.below(3) })],
  [250, (chance) => ({ kind: 'repeat', which: back(chance) })],
  [150, (chance) => ({ kind: 'ask of a doubt', again: chance.happens(0.7), oldest: chance.happens(0.5) })],
  [200, (chance) => ({ kind: 'read', which: back(chance) })],
  [250, (chance) => ({ kind: 'void', which: back(chance) })],
  [150, (chance) => ({ kind: 'print', which: back(chance) })],
  [
    120,
    (chance) => ({
      ...{ kind: 'void and print', which: back(chance), apartMs: chance.below(2) * chance.around(60) },
      openMs: chance.below(2) * chance.around(3000),
    }),
  ],
  [60, (chance) => ({ kind: 'void twice', which: back(chance), apartMs: chance.below(3) * chance.around(40) })],
  [80, (chance) => ({ kind: 'close the day', account: chance.pick(CARRIERS) })],
  [60, () => ({ kind: 'look up' })],
  [60, (chance) => ({ kind: 'settle', decision: chance.happens(0.8) ? 'found' : 'written_off' })],
];

/** What befalls a desk, and how often in rough weather; in calm weather a tenth as often. */
const TROUBLES: readonly Share[] = [
  [80, (chance) => ({ kind: 'printer', trouble: chance.pick(PRINTER_TROUBLES), forMs: chance.around(60_000) })],
  [
    80,
    (chance) => ({
      ...{ kind: 'carriers', habit: chance.happens(0.3) ? null : chance.pick(HABITS) },
      forMs: chance.around(45_000),
    }),
  ],
  [30, (chance) => ({ kind: 'scale', trouble: chance.pick(SCALE_TROUBLES), forMs: chance.around(8_000) })],
  [20, (chance) => ({ kind: 'labels late', forMs: chance.around(60_000) })],
  [30, (chance) => ({ kind: 'folder', trouble: chance.pick(FOLDER_TROUBLES), forMs: chance.around(60_000) })],
  [30, (chance) => ({ kind: 'shop away', forMs: chance.around(90_000) })],
  [30, (chance) => ({ kind: 'web shop', trouble: chance.pick(WEB_SHOP_TROUBLES), forMs: chance.around(200_000) })],
  [
    30,
    (chance) => ({
      ...{ kind: 'disk full', forMs: chance.around(20_000) },
      ...{ failingCommits: chance.pick([0.7, 1]), ends: chance.pick(['room', 'power'] as const) },
    }),
  ],
  [20, (chance) => ({ kind: 'sync fails', of: chance.pick(['commit', 'file'] as const) })],
  [20, (chance) => ({ kind: 'restart while a spooler hangs', forMs: 30_000 + chance.around(60_000) })],
  [30, () => ({ kind: 'webhook' })],
  [30, (chance) => ({ kind: 'receiver fails', forMs: chance.around(60_000) })],
  [90, (chance) => ({ kind: 'kill', at: momentOf(chance) })],
  [80, (chance) => ({ kind: 'lose power', at: momentOfPower(chance) })],
  [50, () => ({ kind: 'restart' })],
  [20, () => ({ kind: 'switch off' })],
  [50, (chance) => ({ kind: 'sleep', hours: 1 + chance.below(26) })],
  [20, (chance) => ({ kind: 'set clock', minutes: chance.pick([-1, 1]) * 60 * chance.below(60) })],
];

/** A clock that is wrong is found out by a look at the database's, which is left out; there is one hot folder, of a desk by itself. */
const IN_A_FILE: readonly Action['kind'][] = ['kill', 'lose power', 'set clock', 'switch off', 'folder'];

/** What befalls desks that share a ledger, in place of what only befalls one in a file: they stay away for a while, hang, and lose each other. */
const SHARED: readonly Share[] = [
  ...TROUBLES.filter(([, make]) => !IN_A_FILE.includes(kindOf(make))),
  [130, (chance) => ({ kind: 'kill', at: momentOfShared(chance), downMs: chance.around(90_000) })],
  [60, (chance) => ({ kind: 'lose power', at: momentOfShared(chance), downMs: chance.around(90_000) })],
  [90, (chance) => ({ kind: 'hang', forMs: chance.around(12_000) })],
  [120, (chance) => ({ kind: 'database', trouble: chance.pick(DATABASE_TROUBLES), forMs: chance.around(15_000) })],
];

const ACCOUNTS = [
  ...(['drawn', 'drawn', 'drawn', 'drawn', 'service', 'service', 'service', 'service', 'blind'] as const),
  ...OWN_ACCOUNTS,
] as const;

/** The steps with their shares in the weather of a seed. */
function sharesOf(seed: number, troubles: readonly Share[]): readonly Share[] {
  const usual = weatherOf(seed) === 'calm' ? 1 / 10 : 1;
  const all = [...WORK, ...troubles.map(([share, make]): Share => [share * usual, make])];
  return all.map(([share, make]) => [share * timesOf(seed, kindOf(make)), make]);
}

/** Of the seed that was asked for last: a run asks for one step after the other. */
let known: { seed: number; stations: number; shares: readonly Share[] } | null = null;
function sharesFor(seed: number, stations: number): readonly Share[] {
  if (known?.seed !== seed || known.stations !== stations)
    known = { seed, stations, shares: sharesOf(seed, stations > 1 ? SHARED : TROUBLES) };
  return known.shares;
}

function draw(chance: Chance, shares: readonly Share[]): Action {
  let at = chance.next() * shares.reduce((sum, [share]) => sum + share, 0);
  for (const [share, make] of shares) if ((at -= share) < 0) return make(chance);
  throw new Error('No step has a share');
}

/** Mostly one of the last few. */
const back = (chance: Chance): Which => Math.floor(chance.around(4));

/** Step `number` of the run with this seed: it follows from the two alone, so that steps may be left out and the others stay as they are. */
export function stepOf(seed: number, number: number, stations: number): Step {
  const chance = createChance(seed, number, 1);
  const action = draw(chance, sharesFor(seed, stations));
  const waitMs = chance.happens(0.5) ? chance.around(100) : chance.around(2000);
  return { number, desk: chance.below(stations), action, waitMs: Math.round(waitMs) };
}
