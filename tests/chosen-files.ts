import { IS_SHORT, some } from './forms.ts';

/**
 * Of the files that start stations, those that `npm test` always runs: purchases and what becomes of them, the ledger's checks, security,
 * kills, a year of a desk, the two ledgers side by side; what the API's description says and shows; in the window the Ship screen and its scans, the twelve tasks of the desk, and looks
 * at a third of the screens.
 */
const ALWAYS: readonly string[] = [
  ...['api/openapi', 'api/shipping', 'architecture', 'fault', 'ledger/integrity', 'ledger/shipments', 'security'].map(
    (folder) => `${folder}/`,
  ),
  ...['postgres/differential/', 'postgres/manifests/', 'postgres/purchases/'],
  ...['batches-of-stations', 'commit-in-doubt', 'start'].map((name) => `postgres/${name}.test.ts`),
  ...['process/kill.test.ts', 'process/readme.test.ts', 'process/start.test.ts'],
  ...['ship', 'scans'].map((name) => `browser/ship/${name}.test.ts`),
  'browser/tasks/',
  'simulation/year.test.ts',
  ...['looks', 'words/hostile-words', 'foreign-page', 'addresses/address-book'].map(
    (name) => `browser/${name}.test.ts`,
  ),
];
/** Every second run has them: what else the ledger promises, backups, and a database that is away, lost or copied. */
const HALF: readonly string[] = [
  'adapters/',
  'ledger/',
  ...['away', 'copy', 'lost'].map((folder) => `postgres/${folder}/`),
];

/** Files whose paths under `tests` begin so, and how many of them a run of the short form takes. */
interface Share {
  starts: readonly string[];
  part: number;
}
const SHARES: readonly Share[] = [
  { starts: ALWAYS, part: 1 },
  { starts: HALF, part: 1 / 2 },
];
const OTHERS: Share = { starts: [], part: 1 / 16 };

/** The files of a project that this run takes: in the short form those parts that chance picks; in every other form all. */
export function chosenOf(
  files: readonly string[],
  { shares = SHARES, isShort = IS_SHORT }: { shares?: readonly Share[]; isShort?: boolean } = {},
): string[] {
  const shareOf = (file: string) => {
    const path = file.replaceAll('\\', '/');
    return shares.find(({ starts }) => starts.some((start) => path.startsWith(`tests/${start}`))) ?? OTHERS;
  };
  return [...Map.groupBy(files, shareOf)].flatMap(([{ part }, held]) =>
    some(held, Math.ceil(held.length * part), { isShort }),
  );
}
