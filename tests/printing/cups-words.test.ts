import { describe, expect, test } from 'vitest';
import { judgeJob } from '#electron/printing/cups/job-verdict.ts';
import { hasMedia, inMillimetres, sizeOfName } from '#electron/printing/cups/media.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

const LABEL = { width: 101.6, height: 152.4 };

describe('paper', () => {
  test.each([
    ['na_letter_8.5x11in', '215.9 x 279.4 mm'],
    ['iso_a6_105x148mm', '105.0 x 148.0 mm'],
    ['custom_2.25x0.5in_2.25x0.5in', '57.1 x 12.7 mm'],
    ['unknown', null],
  ])('%s has its size in its name', (name, size) => {
    const found = sizeOfName(name);
    expect(found && inMillimetres(found)).toBe(size);
  });

  test('a queue has a label that it names, also rounded to millimetres', () => {
    expect(hasMedia(['na_letter_8.5x11in', 'na_index-4x6_4x6in'], LABEL)).toBe(true);
    expect(hasMedia(['oe_label_102x152mm'], LABEL)).toBe(true);
  });

  test('a queue does not have a label that it does not name, nor one that lies', () => {
    expect(hasMedia(['na_letter_8.5x11in', 'iso_a4_210x297mm'], LABEL)).toBe(false);
    expect(hasMedia(['custom_6x4in_6x4in'], LABEL)).toBe(false);
  });

  test('a queue that takes custom sizes takes those between the smallest and the largest', () => {
    const names = ['custom_max_4.25x20in', 'custom_min_1x1in', 'na_letter_8.5x11in'];
    expect(hasMedia(names, LABEL)).toBe(true);
    expect(hasMedia(names, { width: 148, height: 210 })).toBe(false);
  });

  test('a queue that names no paper takes all', () => {
    expect(hasMedia([], LABEL)).toBe(true);
  });
});

describe('the verdict on a job', () => {
  const job = (state: number, attributes: Record<string, (string | number | null)[]> = {}) =>
    judgeJob(new Map(Object.entries({ 'job-state': [state], ...attributes })));
  const message = (text: string) => ({ 'job-printer-state-message': [text] });

  test('completed without a complaint is printed', () => {
    expect(job(9, { ...message(''), 'job-state-reasons': ['processing-to-stop-point'] }).kind).toBe('printed');
  });

  test('completed with an error message is uncertain, and says which', () => {
    expect(job(9, message('Unable to add document to print job.'))).toEqual({
      kind: 'uncertain',
      fault: 'PRINTER_REFUSED',
      trouble: diagnostic('PRINT_COMPLETED_SAYING', { words: 'Unable to add document to print job.' }),
    });
  });

  test('completed after the printer had been away is printed', () => {
    expect(job(9, message('The printer may not exist or is unavailable at this time.')).kind).toBe('printed');
  });

  test('completed with errors or warnings is uncertain', () => {
    expect(job(9, { 'job-state-reasons': ['job-completed-with-errors'] }).kind).toBe('uncertain');
    expect(job(9, { 'job-state-reasons': ['document-format-error'] }).kind).toBe('uncertain');
  });

  test('cancelled before printing began has failed, afterwards it is uncertain', () => {
    expect(job(7, { 'time-at-processing': [null] })).toMatchObject({ kind: 'failed', fault: 'CANCELLED' });
    expect(job(7, { 'time-at-processing': [1795255840] })).toEqual({
      ...{ kind: 'uncertain', fault: 'CANCELLED', trouble: diagnostic('PRINT_CANCELLED_LATE') },
    });
  });

  test('aborted is uncertain', () => {
    expect(job(8, message('Filter failed'))).toEqual({
      ...{ kind: 'uncertain', fault: 'PRINTER_REFUSED' },
      trouble: diagnostic('PRINT_ABORTED_SAYING', { words: 'Filter failed.' }),
    });
  });

  test('a job that waits says what the printer complains of, and nothing of CUPS itself', () => {
    const attributes = {
      ...message('Printing.'),
      'job-printer-state-reasons': ['cups-waiting-for-job-completed', 'media-empty-warning'],
      'job-state-reasons': ['job-printing'],
    };
    expect(job(5, attributes)).toEqual({ kind: 'waiting', words: 'Printing.; media-empty-warning.' });
    expect(job(3)).toEqual({ kind: 'waiting', words: null });
  });
});
