/** Days as they are, or days on which everything goes wrong. Which of them a run has follows from its seed. */
export type Weather = 'calm' | 'rough';
const ROUGH_EVERY = 6;
export const weatherOf = (seed: number): Weather => (seed % ROUGH_EVERY === 0 ? 'rough' : 'calm');

/** What comes oftener in each kind of rough weather: what is rare alone, and rarer with another, is met in a run of a few hundred steps. */
const OFTENER = {
  'of all kinds': [],
  'of packers': [
    'pack by scan',
    'pack by scan',
    'pack by scan',
    'pack by scan',
    'no buying by scan',
    'printer',
    'printer',
    'printer',
  ],
  'of the disk': [
    'disk full',
    'sync fails',
    'carriers',
    'batch',
    'buy twice at once',
    'kill',
    'lose power',
    'switch off',
  ],
  'of restores': [
    'go back',
    'go back',
    'go back',
    'go back',
    'labels late',
    'void',
    'void',
    'pack',
    'shop away',
    'shop away',
    'printer',
    'printer',
    'carriers',
    'batch',
  ],
  'of printers': [
    'printer',
    'print',
    'void and print',
    'void and print',
    'kill',
    'kill',
    'kill',
    'restart',
    'restart while a spooler hangs',
    'labels late',
    'labels late',
  ],
  'of carriers': ['carriers', 'ask of a doubt', 'repeat', 'look up', 'void', 'void twice', 'restart', 'close the day'],
  'of batches': ['batch', 'go on with a batch', 'read a batch', 'carriers', 'kill'],
  'of folders': ['drop', 'drop', 'folder', 'labels late', 'labels late', 'carriers', 'kill'],
  'of the shop': [
    'pack',
    'pack',
    'shop away',
    'web order',
    'pack a web order',
    'web shop',
    'void',
    'kill',
    'webhook',
    'receiver fails',
  ],
  'of power': ['kill', 'kill', 'kill', 'lose power', 'void', 'pack', 'print'],
  'of scales': ['weigh', 'weigh', 'weigh', 'scale', 'scale', 'restart', 'kill'],
  'of time': ['sleep', 'set clock', 'ask of a doubt', 'carriers', 'switch off'],
} as const;
const SEASONS = Object.values(OFTENER);
const TIMES = 6;

/** How much oftener than usual a step comes in a run with this seed. */
export function timesOf(seed: number, kind: string): number {
  if (weatherOf(seed) === 'calm') return 1;
  const often: readonly string[] = SEASONS[Math.floor(seed / ROUGH_EVERY) % SEASONS.length] ?? [];
  return Math.max(1, TIMES * often.filter((each) => each === kind).length);
}
