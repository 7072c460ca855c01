import {
  elementString,
  formOf,
  titleOf,
  type ElementSource,
  type Identifier,
} from '#shared/barcode/application-identifiers.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { CheckedRequest } from '#electron/engine/accounts/index.ts';
import type { RangeAdapterConfig } from './config.ts';

/** Texts that the GS1 logistic label of the account should carry and whose application identifier takes no such data. */
export function* elementFaults({ request, config }: CheckedRequest<RangeAdapterConfig>): Generator<Violation> {
  if (config.label !== 'GS1_LOGISTIC') return;
  for (const [index, line] of request.itemLines.entries()) {
    for (const [identifier, source] of Object.entries(config.elements ?? {}) as [Identifier, ElementSource][]) {
      const { member, text = '' } = fieldOf(line, source) ?? {};
      if (text.trim() === '' || elementString(identifier, text)) continue;
      const pointer = `/itemLines/${index}/${member}`;
      const message = `Application identifier ${identifier} (${titleOf(identifier)}) takes ${formOf(identifier)}, not "${text}".`;
      yield { code: 'FIELD_INVALID', pointer, message, actual: text };
    }
  }
}

/** Where the request has it; what comes from the order is not in it. */
function fieldOf(line: ItemLine, source: ElementSource): { member: string; text: string | undefined } | null {
  switch (source) {
    case 'itemCode':
    case 'itemTransactionId':
      return { member: source, text: line[source] };
    case 'orderNumber':
    case 'article':
    case 'quantity':
      return null;
    default:
      return {
        member: `customerReference/${source}`,
        text:
          line.customerReference?.[source] ?? line.customerReference?.[source.replace('ref', 'reference')] ?? undefined,
      };
  }
}
