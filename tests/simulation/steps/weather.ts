/** Days as they are, or days on which everything goes wrong. Which of them a run has follows from its seed. */
export type Weather = 'calm' | 'rough';
/** Every so many seeds have rough weather, each of another kind than the last one. */
export const ROUGH_EVERY = 6;
export const weatherOf = (seed: number): Weather => (seed % ROUGH_EVERY === 0 ? 'rough' : 'calm');

/** What comes oftener in each kind of rough weather, and how often of it: what is rare alone, and rarer with another, is met in a run of a few hundred steps. */
const OFTENER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'of all kinds': {},
  'of packers': { 'pack by scan': 3, 'no buying by scan': 1, printer: 3 },
  'of the disk': {
    ...{ 'disk full': 1, 'sync fails': 1, carriers: 1, batch: 1, 'buy twice at once': 1 },
    ...{ kill: 1, 'lose power': 1, 'switch off': 1 },
  },
  'of restores': {
    ...{ 'go back': 10, 'labels late': 1, void: 2, pack: 1, 'shop away': 2, printer: 2, carriers: 2 },
    ...{ batch: 1, 'go on with a batch': 2, 'read a batch': 3, repeat: 2 },
  },
  'of printers': {
    printer: 1,
    print: 1,
    'void and print': 5,
    kill: 5,
    restart: 2,
    'restart while a spooler hangs': 1,
    'labels late': 5,
  },
  'of carriers': {
    ...{ carriers: 1, 'ask of a doubt': 1, repeat: 1, 'look up': 1, void: 1, 'void twice': 1 },
    ...{ restart: 1, 'close the day': 1 },
  },
  'of batches': { batch: 1, 'go on with a batch': 1, 'read a batch': 1, carriers: 1, kill: 1 },
  'of folders': { drop: 2, folder: 1, 'labels late': 2, carriers: 1, kill: 1 },
  'of the shop': {
    ...{
      pack: 4,
      'shop away': 1,
      'web order': 2,
      'pack a web order': 1,
      'web order in parts': 3,
      'web shop': 1,
      void: 1,
    },
    ...{ kill: 5, webhook: 1, 'receiver fails': 1 },
  },
  'of power': { kill: 3, 'lose power': 5, void: 1, pack: 1, print: 1 },
  'of scales': { weigh: 3, scale: 2, restart: 1, kill: 1 },
  'of time': { sleep: 4, 'set clock': 1, 'ask of a doubt': 6, carriers: 2, 'switch off': 1 },
};
const SEASONS = Object.values(OFTENER);
export const KINDS_OF_ROUGH_WEATHER = SEASONS.length;
const TIMES = 6;

/** How much oftener than usual a step comes in a run with this seed. */
export function timesOf(seed: number, kind: string): number {
  if (weatherOf(seed) === 'calm') return 1;
  return Math.max(1, TIMES * (SEASONS[Math.floor(seed / ROUGH_EVERY) % SEASONS.length]?.[kind] ?? 0));
}
