import { computed, ref, shallowRef, watch } from 'vue';
import type { CarrierInvoice } from '#shared/schema/invoices/carrier-invoice.ts';
import type { InvoiceLine, InvoiceLinePage, LinesShown } from '#shared/schema/invoices/invoice-line.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useReading } from '#renderer/composables/useReading.ts';
import { useShown } from '#renderer/composables/useShown.ts';

/** One invoice, and the lines of it that are looked at. */
export function useInvoice(id: () => string) {
  const invoice = shallowRef<CarrierInvoice | null>(null);
  /** Empty: all lines. */
  const show = ref<LinesShown | ''>('DIFFERENT');
  const lines = shallowRef<readonly InvoiceLine[]>([]);
  const next = ref<number | null>(null);
  const { failure, worked, fail } = useFailure();

  const ask = (after: number) =>
    call('listInvoiceLines', {
      params: { id: id() },
      query: { after, ...(show.value !== '' && { show: show.value }) },
    });
  const loadLines = newest(
    async () => ({ shown: show.value, answer: await ask(0) }),
    ({ shown, answer }) => {
      if (shown === show.value && worked(answer)) take([], answer.value);
    },
  );
  function take(before: readonly InvoiceLine[], page: InvoiceLinePage): void {
    [lines.value, next.value] = [[...before, ...page.lines], page.next];
  }

  const whatIsShown = useShown(() => show.value);
  async function loadMore(): Promise<void> {
    const [after, isShown] = [next.value, whatIsShown()];
    if (after === null) return;
    next.value = null;
    const answer = await ask(after);
    if (!isShown()) return;
    if (worked(answer)) take(lines.value, answer.value);
    else next.value = after;
  }

  async function load(): Promise<void> {
    const answer = await call('readCarrierInvoice', { params: { id: id() } });
    if (worked(answer)) invoice.value = answer.value.invoice;
    if (answer.ok) await loadLines();
  }
  useReading(load, () => invoice.value !== null);
  watch(show, loadLines);

  /** How many lines there are of those that are looked at. */
  const total = computed(() => {
    const { lineCount = 0, differentCount = 0, kinds = [] } = invoice.value ?? {};
    if (show.value === '') return lineCount;
    if (show.value === 'DIFFERENT') return differentCount;
    return kinds.filter(({ kind }) => kind === show.value).reduce((sum, kind) => sum + kind.lines, 0);
  });
  return { invoice, show, lines, total, failure, worked, fail, loadMore };
}
