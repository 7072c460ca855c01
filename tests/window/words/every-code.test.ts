import { describe, expect, test } from 'vitest';
import { BATCH_ROW_STATES } from '#shared/schema/batches/batch-row.ts';
import { BATCH_STATES } from '#shared/schema/batches/batch.ts';
import { HOT_FOLDER_STATES } from '#shared/schema/batches/hot-folder.ts';
import { LABEL_FAULTS } from '#shared/schema/printing/label-verification.ts';
import { PRINT_FAULTS, PRINT_JOB_STATES } from '#shared/schema/printing/print-job.ts';
import { PROBLEMS } from '#shared/diagnostics/problem-codes.ts';
import { VIOLATION_CODES, WARNING_CODES } from '#shared/diagnostics/problem.ts';
import { SCALE_STATES } from '#shared/schema/station/scale.ts';
import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import { DIAGNOSTIC_CODES } from '#shared/diagnostics/diagnostic.ts';
import { de } from '#renderer/messages/de/index.ts';
import { en } from '#renderer/messages/en/index.ts';

/** Every closed list of the API that a person is shown, and where its words are. */
const LISTS: Readonly<Record<string, [codes: readonly string[], wordsIn: (messages: typeof de) => object]>> = {
  problems: [Object.keys(PROBLEMS), ({ problems }) => problems.codes],
  violations: [VIOLATION_CODES, ({ problems }) => problems.violations],
  warnings: [WARNING_CODES, ({ problems }) => problems.warnings],
  diagnostics: [DIAGNOSTIC_CODES, ({ diagnostics }) => diagnostics],
  'faults of labels': [LABEL_FAULTS, ({ documents }) => documents.check.faults],
  'print faults': [PRINT_FAULTS, ({ states }) => states.printFault],
  'states of print jobs': [PRINT_JOB_STATES, ({ states }) => states.print],
  'states of the scale': [SCALE_STATES, ({ scale }) => scale.states],
  'states of the hot folder': [HOT_FOLDER_STATES, ({ hotFolder }) => hotFolder.states],
  'states of shipments': [SHIPMENT_STATES, ({ states }) => states.shipment],
  'states of batches': [BATCH_STATES, ({ batch }) => batch.states],
  'states of rows': [BATCH_ROW_STATES, ({ batch }) => batch.rowStates],
};

const placeholders = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
const wordsOf = (messages: typeof de, [, wordsIn]: (typeof LISTS)[string]) =>
  wordsIn(messages) as Partial<Record<string, string>>;

describe.each(Object.entries(LISTS))('%s', (_name, list) => {
  test.each(list[0])('%s has words in both languages, with the same names and numbers in them', (code) => {
    const [english = '', german = ''] = [wordsOf(en, list)[code], wordsOf(de, list)[code]];
    expect(english).not.toBe('');
    expect(german).not.toBe('');
    expect(placeholders(german)).toEqual(placeholders(english));
  });

  test('has no words for what the API does not say', () => {
    expect(Object.keys(wordsOf(de, list)).filter((code) => !list[0].includes(code))).toEqual([]);
  });
});
