import { beforeEach, describe, expect, test } from 'vitest';
import type { Problem, Violation } from '#shared/diagnostics/problem.ts';
import { printerErrors } from '#renderer/features/printers/faults.ts';
import { i18n } from '#renderer/messages/index.ts';

const refused = (...errors: Partial<Violation>[]): Problem =>
  ({
    code: 'VALIDATION_FAILED',
    errors: errors.map((error) => ({ code: 'FIELD_INVALID', message: '', ...error })),
  }) as Problem;

describe('what the station has against a printer', () => {
  beforeEach(() => {
    i18n.global.locale.value = 'en';
  });

  test('stands at its field, with the reason', () => {
    const errors = printerErrors(
      refused(
        { pointer: '/connection/path' },
        { pointer: '/format', code: 'FIELD_CONFLICT' },
        { pointer: '/name', actual: '' },
      ),
      'windows',
    );
    expect(errors).toEqual({
      '/connection/path': ['Give a folder that is there, from its root on, such as /srv/labels.'],
      '/format': ['A Windows queue takes PDF, EPL or ZPL.'],
      '/name': ['Name must be given.'],
    });
  });

  test('names the limit where there is one', () => {
    expect(printerErrors(refused({ pointer: '/darkness', actual: 20, limit: 15 }), 'raw')).toEqual({
      '/darkness': ['Darkness: up to 15 on this printer.'],
    });
  });

  test('is said in German too', () => {
    i18n.global.locale.value = 'de';
    expect(printerErrors({ code: 'ALREADY_EXISTS', errors: [] } as unknown as Problem, 'cups')).toEqual({
      '/id': ['Ein anderer Drucker hat diese Kennung. Bitte eine andere wählen.'],
    });
  });
});
