import { computed, ref, shallowRef } from 'vue';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import type { Printer, PrinterDraft } from '#shared/schema/printing/printer.ts';
import { call, type Answer } from '#renderer/api/client.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useLive } from '#renderer/composables/useLive.ts';

/**
 * A printer that is tried before it is kept: it is stored, prints a test label, and a person says whether that is right. Until then `undo`
 * puts back what was there before.
 */
export function usePrinterTrial() {
  const { failure, worked } = useFailure();
  const refused = shallowRef<Problem | null>(null);
  const isBusy = ref(false);
  const job = shallowRef<PrintJob | null>(null);
  const stored = shallowRef<Printer | null>(null);
  /** As it was before the first trial; null where it is new. */
  const before = shallowRef<Printer | null>(null);

  /** What is stored behind the back of whoever closes the dialog is put back, too. */
  let storing: Promise<unknown> = Promise.resolve();

  /** @returns false where the station refuses it, and says why at its fields */
  function store(body: PrinterDraft, known: Printer | null): Promise<boolean> {
    const stored = put(body, known);
    storing = stored;
    return stored;
  }

  async function put(body: PrinterDraft, known: Printer | null): Promise<boolean> {
    isBusy.value = true;
    if (stored.value === null) before.value = known;
    const isThere = stored.value !== null || known !== null;
    const answer = isThere
      ? await call('changePrinter', { params: { id: body.id }, body })
      : await call('createPrinter', { body });
    isBusy.value = false;
    refused.value = answer.ok ? null : answer.problem;
    if (!worked(answer)) return false;
    stored.value = answer.value.printer;
    return true;
  }

  async function test(): Promise<void> {
    const tried = stored.value;
    if (tried === null) return;
    job.value = null;
    isBusy.value = true;
    const answer = await call('printTestLabel', { params: { id: tried.id } });
    isBusy.value = false;
    // Another printer may be tried by then.
    if (stored.value !== tried) return;
    if (worked(answer)) job.value = answer.value.printJob;
    await readJob();
  }

  /** Whether a person can know by now what came out. */
  const isSent = computed(() => job.value !== null && !['QUEUED', 'SENT', 'FAILED'].includes(job.value.state));

  async function readJob(): Promise<void> {
    const id = job.value?.id;
    const answer = id === undefined ? null : await call('readPrintJob', { params: { id } });
    if (answer?.ok && job.value?.id === id) job.value = answer.value.printJob;
  }
  useLive(
    (event) => event.type === 'print-job' && event.id === job.value?.id,
    () => void readJob(),
  );

  /** A person's word on the test label. @returns the printer, where it is kept */
  async function confirm(isRight: boolean): Promise<Printer | null> {
    const id = job.value?.id;
    if (id !== undefined && isSent.value) await call('confirmPrintJob', { params: { id }, body: { printed: isRight } });
    job.value = null;
    return isRight ? keep() : null;
  }

  /** Whatever came of its test label, or nothing yet. @returns the printer as it is stored */
  function keep(): Printer | null {
    const kept = stored.value;
    forget();
    return kept;
  }

  let undoing: Promise<boolean> | null = null;
  /** @returns false where the station did not put it back, and why stands in `failure`; then it may be asked again */
  const undo = (): Promise<boolean> => (undoing ??= putBack().finally(() => (undoing = null)));

  async function putBack(): Promise<boolean> {
    await storing;
    const [tried, was] = [stored.value, before.value];
    if (tried !== null) {
      const answer: Answer<unknown> =
        was === null
          ? await call('removePrinter', { params: { id: tried.id } })
          : await call('changePrinter', { params: { id: was.id }, body: was });
      const isGone = !answer.ok && answer.problem?.code === 'NOT_FOUND';
      if (!isGone && !worked(answer)) return false;
    }
    forget();
    return true;
  }

  function forget(): void {
    [job.value, stored.value, before.value] = [null, null, null];
    [refused.value, failure.value] = [null, null];
  }

  return {
    failure,
    refused,
    isBusy,
    job,
    isSent,
    isStored: computed(() => stored.value !== null),
    store,
    test,
    confirm,
    keep,
    undo,
    forget,
  };
}
