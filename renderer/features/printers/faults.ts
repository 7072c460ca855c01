import type { PrinterConnection } from '#shared/schema/printing/printer.ts';
import type { Problem, Violation } from '#shared/diagnostics/problem.ts';
import type { en } from '#renderer/messages/en/index.ts';
import { t, type MessageKey } from '#renderer/messages/index.ts';
import { invalidWords } from '#renderer/messages/invalid-words.ts';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';

type Fault = keyof typeof en.printers.faultsOf;

/** What each field of a printer is called. */
const NAMES: Readonly<Record<string, MessageKey>> = {
  '/id': 'printers.form.id',
  '/name': 'printers.form.name',
  '/connection/queue': 'printers.form.queue',
  '/connection/server': 'printers.form.server',
  '/connection/host': 'printers.form.host',
  '/connection/port': 'printers.form.port',
  '/connection/path': 'printers.form.path',
  '/format': 'fields.imageType',
  '/stock': 'printers.form.stock',
  '/dpi': 'printers.form.dpi',
  '/offset/x': 'printers.form.right',
  '/offset/y': 'printers.form.down',
  '/copies': 'printers.form.copies',
  '/darkness': 'printers.form.darkness',
  '/speed': 'printers.form.speed',
  '/gap': 'printers.form.gap',
  '/fallbackPrinterId': 'printers.form.fallback',
};

/** Why the station refuses a field, where the window knows better words than the station. */
const OWN: Readonly<Record<string, Fault>> = {
  '/id': 'id',
  '/connection/queue': 'queue',
  '/connection/server': 'server',
  '/connection/host': 'host',
  '/connection/port': 'port',
  '/connection/path': 'path',
  '/offset/x': 'offset',
  '/offset/y': 'offset',
  '/copies': 'copies',
  '/gap': 'gap',
  '/fallbackPrinterId': 'fallback',
};

function wordsOf(violation: Violation, connection: PrinterConnection['type']): string {
  const { code, pointer, actual, limit } = violation;
  const field = t(NAMES[pointer] ?? 'fields.other');
  if (code === 'FIELD_REQUIRED' || actual === '') return t('problems.violations.FIELD_REQUIRED', { field });
  if (pointer === '/format')
    return t(connection === 'windows' ? 'printers.faultsOf.windows' : 'printers.faultsOf.cups');
  if (pointer === '/copies' && code === 'FIELD_CONFLICT') return t('printers.faultsOf.oneCopy');
  if (typeof limit === 'number' && (pointer === '/darkness' || pointer === '/speed')) {
    return t('printers.faultsOf.upTo', { field, limit });
  }
  const own = OWN[pointer];
  return own ? t(`printers.faultsOf.${own}`) : invalidWords(violation, field);
}

/** Each objection to a printer in words at the field it is about. */
export function printerErrors(problem: Problem | null, connection: PrinterConnection['type']): FormErrors {
  if (problem?.code === 'ALREADY_EXISTS') return { '/id': [t('printers.faultsOf.taken')] };
  const found = (problem?.errors ?? []).map(
    (violation) => [violation.pointer, wordsOf(violation, connection)] as const,
  );
  const byField = Object.groupBy(found, ([pointer]) => pointer);
  return Object.fromEntries(
    Object.entries(byField).map(([pointer, some = []]) => [pointer, [...new Set(some.map(([, words]) => words))]]),
  );
}
