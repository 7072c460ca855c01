import type { InvoiceLine, InvoiceLinePage, LinesShown } from '#shared/schema/invoices/invoice-line.ts';
import { MAX_PAGE } from '#shared/api/page-query.ts';
import { call, type Answer } from '#renderer/api/client.ts';

/** All lines of an invoice that are shown, page by page; the answer that failed where one did. Empty `show`: every line. */
export async function allLines(id: string, show: LinesShown | ''): Promise<Answer<readonly InvoiceLine[]>> {
  const lines: InvoiceLine[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const query: { after: number; limit: number; show?: LinesShown } = {
      after,
      limit: MAX_PAGE,
      ...(show !== '' && { show }),
    };
    const answer: Answer<InvoiceLinePage> = await call('listInvoiceLines', { params: { id }, query });
    if (!answer.ok) return answer;
    lines.push(...answer.value.lines);
    after = answer.value.next;
  }
  return { ok: true, value: lines };
}
