import type { CarrierInvoice } from '#shared/schema/invoices/carrier-invoice.ts';
import type { InvoiceLine } from '#shared/schema/invoices/invoice-line.ts';
import { t } from '#renderer/messages/index.ts';

/** What stands on the paper beside the lines. */
interface Heading {
  title: string;
  /** A paragraph each: sums, account, day of the import. */
  paragraphs: readonly string[];
}
type Money = (amount: string, currency: string) => string;

/** The reconciliation of an invoice as a paper: what was billed beyond what was expected, by kind, and the lines that are shown. */
export function reconciliationPaper(
  { title, paragraphs }: Heading,
  { kinds }: CarrierInvoice,
  lines: readonly InvoiceLine[],
  money: Money,
): Node[] {
  const byKind = kinds.map(({ kind, lines: count, difference, currency }) => [
    t(`invoices.kinds.${kind}`),
    String(count),
    money(difference, currency),
  ]);
  return [
    element('h1', title),
    ...paragraphs.map((words) => element('p', words)),
    ...(byKind.length > 0 ? [table([t('invoices.one.kinds'), '', t('invoices.columns.difference')], byKind, 1)] : []),
    table(
      (['line', 'parcel', 'what', 'billed', 'expected', 'difference'] as const).map((key) =>
        t(`invoices.columns.${key}`),
      ),
      lines.map((line) => cellsOf(line, money)),
      3,
    ),
  ];
}

function cellsOf({ line, billed, expected, difference, differences }: InvoiceLine, money: Money): string[] {
  const orDash = (amount: string | null) => (amount === null ? '–' : money(amount, billed.currency));
  return [
    String(line),
    billed.trackingNumber ?? billed.reference ?? '–',
    differences.map((kind) => t(`invoices.kinds.${kind}`)).join(', '),
    money(billed.amount, billed.currency),
    orDash(expected),
    orDash(difference),
  ];
}

/** From the column `numbersFrom` on, counted from 0, cells stand at the end. */
function table(head: readonly string[], rows: readonly (readonly string[])[], numbersFrom: number): HTMLElement {
  const row = (tag: 'th' | 'td', cells: readonly string[]) => {
    const line = document.createElement('tr');
    line.append(...cells.map((text, index) => element(tag, text, index >= numbersFrom ? 'end' : '')));
    return line;
  };
  const [made, thead, tbody] = [element('table'), element('thead'), element('tbody')];
  thead.append(row('th', head));
  tbody.append(...rows.map((cells) => row('td', cells)));
  made.append(thead, tbody);
  return made;
}

function element(tag: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}
