import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { WRITE_BACK_NAMES, type WriteBack } from '#shared/schema/orders/write-back.ts';
import { filledTwice, refused } from '../place.ts';
import { type Fault, parseWriteStatement } from '../statement.ts';
import { IN_BRACES, isWriteBackValue } from './values.ts';

/** @throws EngineError VALIDATION_FAILED where what is told cannot be run again, or names a value that there is not */
export function checkWriteBack({ connection, sold, voided }: WriteBack): void {
  const isAddress = connection.type === 'http';
  if (isAddress) {
    const pointer = '/writeBack/connection/url';
    if (filledTwice(connection.url, IN_BRACES) === null) throw refused(pointer, diagnostic('ADDRESS_INVALID'));
    const fault = unknownName(connection.url);
    if (fault) throw refused(pointer, fault.fault);
  }
  for (const [name, text] of Object.entries({ sold, voided })) {
    const fault = isAddress ? faultOfBody(text) : faultOfStatement(text);
    if (fault) throw refused(`/writeBack/${name}`, fault.fault);
  }
}

function faultOfStatement(text: string): Fault | null {
  const parsed = parseWriteStatement(text, WRITE_BACK_NAMES);
  return 'fault' in parsed ? parsed : null;
}

function faultOfBody(text: string): Fault | null {
  try {
    JSON.parse(text);
  } catch (error) {
    return { fault: diagnostic('WRITE_BACK_BODY', { words: error instanceof Error ? error.message : String(error) }) };
  }
  return unknownName(text);
}

function unknownName(text: string): Fault | null {
  const name = [...text.matchAll(IN_BRACES)].map((match) => match[1] ?? '').find((each) => !isWriteBackValue(each));
  if (name === undefined) return null;
  return { fault: diagnostic('WRITE_BACK_NAME', { name, known: WRITE_BACK_NAMES.join(', ') }) };
}
