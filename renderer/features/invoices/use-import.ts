import { computed, ref, shallowRef } from 'vue';
import type { CarrierInvoice, CarrierInvoicePreview } from '#shared/schema/invoices/carrier-invoice.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import { call, type Answer } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { readChosenFile, type ChosenFile } from '#renderer/components/file/read-file.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useSaid } from '#renderer/composables/useSentence.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords, problemWords } from '#renderer/messages/problem-words.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';

const FILE_MS = 180_000;
/** Of a long CSV file the beginning is enough to try a reading on. */
const TRIED_BYTES = 200_000;

/** A file on its way to become an invoice: tried with every change of how it is read, and imported. */
export function useImport() {
  const accounts = useAccounts();
  const carrierId = ref('');
  const file = shallowRef<ChosenFile | null>(null);
  const preview = shallowRef<CarrierInvoicePreview | null>(null);
  /** Of the whole file, where only its beginning is tried later. */
  const rowCount = ref(0);
  const isBusy = ref(false);
  const { failure, worked, fail } = useFailure();
  /** What is wrong with the file, fault by fault. */
  const faults = useSaid<readonly string[]>([]);

  function succeeded<T>(answer: Answer<T>): answer is { ok: true; value: T } {
    const errors = answer.ok ? [] : (answer.problem?.errors ?? []);
    faults.value = () => errors.flatMap(({ trouble }) => (trouble ? [diagnosticWords(trouble)] : []));
    return worked(answer);
  }

  /** Reads a file for the account; where there is none yet, once it is known which there are. */
  async function choose(picked: File): Promise<void> {
    isBusy.value = true;
    if (carrierId.value === '' && !(await accounts.known())) fail(() => problemWords(null));
    else await firstRead(picked);
    isBusy.value = false;
  }

  async function firstRead(picked: File): Promise<void> {
    const read = await readChosenFile(picked).catch(() => null);
    if (read === null) failure.value = () => t('invoices.file.unreadable', { file: picked.name });
    else {
      const body = { carrierId: carrierId.value, contentBase64: read.contentBase64 };
      const answer = await call('previewCarrierInvoice', { body, timeoutMs: FILE_MS });
      if (succeeded(answer)) {
        [file.value, preview.value, rowCount.value] = [read, answer.value, answer.value.rowCount];
      }
    }
  }

  const tried = shallowRef<InvoiceReading>({ mapping: {} });
  const ask = newest(
    async () => {
      const of = file.value;
      const body = { carrierId: carrierId.value, contentBase64: beginningOf(of), reading: tried.value };
      return { of, answer: await call('previewCarrierInvoice', { body }) };
    },
    ({ of, answer }) => {
      const known = preview.value;
      // Of a file that was put away nothing is shown, least of all as that of the next one.
      if (of !== file.value || !known) return;
      if (succeeded(answer)) preview.value = { ...answer.value, imported: known.imported };
    },
  );

  /** Shows how the first rows are read so. */
  async function tryReading(reading: InvoiceReading): Promise<void> {
    tried.value = reading;
    await ask();
  }

  /** The invoice, once it is imported; null where it was refused. */
  async function importAs(invoiceNumber: string, reading: InvoiceReading): Promise<CarrierInvoice | null> {
    if (file.value === null) return null;
    isBusy.value = true;
    const body = { ...file.value, carrierId: carrierId.value, invoiceNumber, reading };
    const answer = await call('importCarrierInvoice', { body, timeoutMs: FILE_MS });
    if (succeeded(answer)) return answer.value.invoice;
    isBusy.value = false;
    return null;
  }

  function cancel(): void {
    [file.value, preview.value, failure.value, faults.value] = [null, null, null, null];
  }

  const isChosen = computed(() => file.value !== null && preview.value !== null);
  return {
    carrierId,
    file,
    preview,
    rowCount,
    isBusy,
    isChosen,
    failure,
    faults,
    choose,
    tryReading,
    importAs,
    cancel,
  };
}

/** Whole lines of a long CSV file; a short file, or one that is none, as a whole. */
function beginningOf(file: ChosenFile | null): string {
  const whole = file?.contentBase64 ?? '';
  if (whole.length < TRIED_BYTES * 2 || !/\.(?:csv|txt|tsv)$/i.test(file?.fileName ?? '')) return whole;
  const bytes = atob(whole.slice(0, TRIED_BYTES));
  return btoa(bytes.slice(0, bytes.lastIndexOf('\n') + 1));
}
