import { IS_SHORT, some } from './forms.ts';

/**
 * Of the files that start stations, those that `npm test` always runs: purchases and what becomes of them, the ledger, security, connectors,
 * kills, a year of a desk; what the API's description says and shows; in the window the Ship screen and its scans, the twelve tasks of the desk, and looks
 * at a third of the screens. Of all others chance picks a sixteenth.
 */
const ALWAYS: readonly string[] = [
  ...['adapters', 'api/openapi', 'api/shipping', 'architecture', 'fault', 'ledger', 'security'].map(
    (folder) => `${folder}/`,
  ),
  ...['away', 'copy', 'lost', 'manifests'].map((folder) => `postgres/${folder}/`),
  ...['batches-of-stations', 'commit-in-doubt', 'start'].map((name) => `postgres/${name}.test.ts`),
  ...['process/kill.test.ts', 'process/readme.test.ts', 'process/start.test.ts'],
  ...['ship', 'scans'].map((name) => `browser/ship/${name}.test.ts`),
  'browser/tasks/',
  'simulation/year.test.ts',
  ...['looks', 'words/hostile-words', 'foreign-page', 'addresses/address-book'].map(
    (name) => `browser/${name}.test.ts`,
  ),
];

/** The files of a project that this run takes: in the short form those that it always does, and a sixteenth of the others; in every other form all. */
export function chosenOf(
  files: readonly string[],
  form: { always?: readonly string[]; isShort?: boolean } = {},
): string[] {
  const { always = ALWAYS, isShort = IS_SHORT } = form;
  const isAlways = (file: string) => always.some((start) => file.replaceAll('\\', '/').startsWith(`tests/${start}`));
  const others = files.filter((file) => !isAlways(file));
  return [...files.filter(isAlways), ...some(others, Math.ceil(others.length / 16), { isShort })];
}
