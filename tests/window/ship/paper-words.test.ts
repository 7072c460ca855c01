import { expect, test } from 'vitest';
import { paperWords } from '#renderer/features/ship/purchase/paper-words.ts';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';

const paper = (state: PrintJob['state'], fault: PrintJob['fault'] = null) => ({
  ...{ state, fault, contentType: 'COMMERCIAL_INVOICE' as const, trouble: null },
});

test('what became of the papers is said, what is not printed first', () => {
  expect(paperWords([], false)).toBe('');
  expect(paperWords([paper('PRINTED'), paper('PRINTED')], false)).toBe('2 papers printed.');
  expect(paperWords([paper('PRINTED'), paper('SPOOLED'), paper('FAILED', 'CANCELLED')], false)).toMatch(
    /^Commercial invoice NOT PRINTED: .+ One paper is printing\. One paper printed\.$/,
  );
  expect(paperWords([], true)).toBe('Invoice NOT PRINTED: no printer is the default for it.');
});
