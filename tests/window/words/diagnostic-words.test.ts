import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EngineError } from '#electron/engine/engine-error.ts';
import { toProblem } from '#electron/engine/problem.ts';
import { refusedLater, voidWords } from '#renderer/features/shipment/void-words.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { i18n } from '#renderer/messages/index.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import { quotedWords, refusalWords, diagnosticInFull, diagnosticWords } from '#renderer/messages/problem-words.ts';

beforeEach(() => {
  i18n.global.locale.value = 'de';
});
afterEach(() => {
  i18n.global.locale.value = 'en';
});

describe('what the station met is said in the language of the window', () => {
  test('with numbers as they are written there, and states by their names', () => {
    expect(diagnosticWords({ code: 'TEST_TOO_SLOW', values: { milliseconds: 1500 } })).toContain('1.500 ms');
    const values = { state: 'LABELLED', numbers: 'UP1' };
    expect(diagnosticWords({ code: 'AFTER_BACKUP_WITH_NUMBERS', values })).toMatch(/sagt: Gekauft, UP1\.$/);
  });

  test('with instants as they are written there', () => {
    const values = { from: '2026-03-02T12:00:00.000Z', until: '2026-03-04T12:00:00.000Z' };
    const said = diagnosticWords({ code: 'RESTORED_WITH_GAP', values });
    expect(said).toMatch(/zwischen 2\. März 2026, \d\d:\d\d und 4\. März 2026, \d\d:\d\d geschrieben/);
    i18n.global.locale.value = 'en';
    expect(diagnosticWords({ code: 'RESTORED_WITH_GAP', values })).toMatch(/2 Mar 2026, \d\d:\d\d and 4 Mar 2026/);
  });

  test('with the carrier’s own words behind it, as they are', () => {
    const doubt = { code: 'ANSWER_PROVES_NOTHING', values: { status: 502, words: 'Bad gateway.' } } as const;
    expect(diagnosticInFull(doubt)).toBe(
      'Der Dienst hat 502 geantwortet; das sagt nicht, was er getan hat. Der Paketdienst sagt: „Bad gateway.“',
    );
    expect(diagnosticInFull({ ...doubt, values: { status: 502 } })).toMatch(/getan hat\.$/);
  });

  test('with what the system says inside of it, and not once more behind', () => {
    const failed = { code: 'LOOKUP_FAILED', values: { words: 'boom' } } as const;
    expect([quotedWords(failed), diagnosticInFull(failed)]).toEqual([
      null,
      'Das Nachfragen misslang. Das System meldet: „boom“',
    ]);
  });
});

describe('a purchase that was refused', () => {
  const refusal = { code: 'CARRIER_REJECTED', detail: 'No such street.' } as const;
  const quoted = /^Der Paketdienst hat .* Der Paketdienst sagt: „No such street\.“$/;

  test('is said with the carrier’s own words, whether the station has a code for them or not', () => {
    expect(refusalWords(refusal)).toMatch(quoted);
    const trouble = { code: 'SERVICE_REFUSED', values: { status: 422, words: 'No such street.' } } as const;
    expect(refusalWords({ ...refusal, trouble })).toMatch(quoted);
  });

  test('is said with the field or the setting that has to be changed, where the station knows it', () => {
    const trouble = { code: 'BALANCE_TOO_LOW', values: { at: 'ShipEngine', words: 'Add funds.' } } as const;
    expect(refusalWords({ ...refusal, detail: 'Add funds.', trouble })).toBe(
      'Der Paketdienst hat die Sendung abgelehnt. Es wurde nichts gekauft. ShipEngine verkauft nichts: Das Guthaben des Kontos dort reicht nicht. Laden Sie es dort auf. Der Paketdienst sagt: „Add funds.“',
    );
  });

  test('is not put into the carrier’s mouth where the station refused it', () => {
    const trouble = { code: 'NO_NUMBER_TAKEN', values: {} } as const;
    const words = refusalWords({ ...refusal, detail: 'No number had been taken.', trouble });
    expect(words).toMatch(/Aus dem Nummernkreis war keine Nummer genommen; es wurde nichts gekauft\.$/);
    expect(words).not.toContain('Der Paketdienst sagt');
  });
});

test('why the labels of what was bought are missing is said behind the fact', () => {
  const trouble = { code: 'LABELS_NOT_SPLIT', values: { packages: 2, labels: 1 } } as const;
  expect(refusalWords({ code: 'LABELS_PENDING', detail: '', trouble })).toMatch(
    /^Sie ist gekauft, .* Für 2 Pakete kam eine Datei\. Etiketten darin: 1\.$/,
  );
});

test('a void that was refused in part says so in the language of the window, with the carrier’s own words', () => {
  const trouble = { code: 'PARTLY_VOIDED', values: { numbers: 'UP1', words: 'Too late.' } } as const;
  const problem = toProblem(new EngineError('CARRIER_REJECTED', inEnglish(trouble), { trouble }), { requestId: 'r' });
  expect(voidWords(problem)).toMatch(/Nur diese Etiketten sind zurückgegeben: UP1\. .*„Too late\.“$/);
  expect(voidWords(problem)).not.toContain('Only these');
});

describe('a void that was refused without a word', () => {
  const trouble = { code: 'NO_REASON_GIVEN', values: { at: 'UPS' } } as const;
  const said = /Der Paketdienst hat nicht storniert\. .* UPS gibt keinen Grund an\.$/;

  test('is told in the language of the window', () => {
    const problem = toProblem(new EngineError('CARRIER_REJECTED', inEnglish(trouble), { trouble }), { requestId: 'r' });
    expect(voidWords(problem)).toMatch(said);
  });

  test('and so is one that was refused later; of earlier versions the words end the note', () => {
    const shipment = { state: 'LABELLED', voidSubmittedAt: null } as ShipmentDetail['shipment'];
    const warning = { code: 'VOID_REFUSED', pointer: '', message: 'It refused. It says: “Too late.”' } as const;
    expect(refusedLater({ shipment, warnings: [{ ...warning, trouble }] })).toMatch(said);
    expect(refusedLater({ shipment, warnings: [warning] })).toMatch(/„Too late\.“$/);
  });
});
