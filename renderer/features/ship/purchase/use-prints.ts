import { computed, onScopeDispose, ref, shallowRef } from 'vue';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import { type Diagnostic, QUEUE_PAUSES } from '#shared/diagnostics/diagnostic.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { newestPrints, readPrints } from '#renderer/components/newest-prints.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords } from '#renderer/messages/problem-words.ts';
import { paperWords } from './paper-words.ts';
import { usePrinters } from '#renderer/stores/printers.ts';

/** What a print of all labels comes to: `waiting` where it cannot be sent or printed now, `printed` only where the printer, a person or a scan said so. */
export type PrintStage = 'none' | 'printing' | 'waiting' | 'spooled' | 'printed' | 'uncertain' | 'failed';

export function stageOf(jobs: readonly Pick<PrintJob, 'state'>[]): PrintStage {
  const states = new Set(jobs.map(({ state }) => state));
  if (states.size === 0) return 'none';
  if (states.has('UNCERTAIN')) return 'uncertain';
  if (states.has('FAILED')) return 'failed';
  if (states.has('QUEUED') || states.has('SENT')) return 'printing';
  return states.has('SPOOLED') ? 'spooled' : 'printed';
}

/** A printer that has taken nothing for so long is said to take nothing; whoever stands there has looked at it by then. */
const PATIENCE_MS = 2_500;
/** A station that could not answer just now is asked again. */
const AGAIN_MS = 2_000;

const isQueued = ({ state }: PrintJob) => state === 'QUEUED';
const isSpooled = ({ state }: PrintJob) => state === 'SPOOLED';

/** A label that was sent waits only where the system's queue that has it is paused; a printer that is gone now may have printed it. */
const hinders = ({ code }: Diagnostic, job: PrintJob) =>
  isQueued(job) || (isSpooled(job) && (QUEUE_PAUSES as readonly string[]).includes(code));

/** Follows the prints of one shipment: the newest job of each of its labels, and of the papers with them. */
export function usePrints() {
  const printers = usePrinters();
  const all = ref<PrintJob[]>([]);
  const jobs = computed(() => all.value.filter(({ contentType }) => contentType === 'LABEL'));
  /** Under which id the shipment that is followed was bought. */
  let followed: string | null = null;
  const shipmentId = ref<string | null>(null);
  /** Why the printer that the labels wait for takes none; null where it would, or where that is not known. */
  const hindrance = shallowRef<Diagnostic | null>(null);
  const isLate = ref(false);
  /** Whether the printer has said anything of itself. */
  const isHeard = ref(false);
  /** The labels were asked for, and no job was made of them. */
  const isRefused = ref(false);
  /** The labels were to be printed: that there is no job of them, once the station had time to make one, is that they are not. */
  const isExpected = ref(false);
  const isLoaded = ref(false);
  /** No printer takes the papers that go with the labels. */
  const isWithoutPrinter = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const load = newest(
    async () => {
      const id = shipmentId.value;
      return { id, answer: id === null ? null : await readPrints(id) };
    },
    ({ id, answer }) => {
      if (!answer || shipmentId.value !== id) return;
      if (!answer.ok) return askAgain();
      [all.value, isLoaded.value] = [newestPrints(answer.value.printJobs), true];
      if (id !== null) void askPrinter(id);
    },
  );

  /** Where a label waits, its printer says whether it is there. */
  async function askPrinter(id: string): Promise<void> {
    const waiting = jobs.value.find(isQueued) ?? jobs.value.find(isSpooled);
    const answer = waiting && (await call('readPrinterStatus', { params: { id: waiting.usedPrinterId } }));
    if (shipmentId.value !== id) return;
    if (answer?.ok) isHeard.value = true;
    hindrance.value = answer?.ok && !answer.value.ready ? answer.value.trouble : null;
  }

  /**
   * From now on follows the shipment that was bought under this id.
   * @param known what is known of its prints: `expected` where a printer was to print its labels, `refused` where its answer says that they are not
   *   printed, `withoutPrinter` that its papers are not
   */
  async function follow(
    transactionId: string,
    { expected, refused, withoutPrinter }: { expected: boolean; refused: boolean; withoutPrinter: boolean },
  ): Promise<void> {
    [isExpected.value, isRefused.value, isWithoutPrinter.value] = [expected, refused, withoutPrinter];
    timer = setTimeout(() => (isLate.value = true), PATIENCE_MS);
    followed = transactionId;
    await find(transactionId);
  }

  async function find(transactionId: string): Promise<void> {
    const answer = await call('readByTransaction', { params: { transactionId }, query: { documents: 'url' } });
    if (followed !== transactionId) return;
    if (!answer.ok) return askAgain();
    shipmentId.value = answer.value.shipmentId;
    await load();
  }

  /** The answer that was lost may have been that a label is not printed, and nothing else says it once more. */
  function askAgain(): void {
    clearTimeout(again);
    again = setTimeout(() => {
      if (shipmentId.value !== null) void load();
      else if (followed !== null) void find(followed);
    }, AGAIN_MS);
  }

  function stopTimers(): void {
    clearTimeout(timer);
    clearTimeout(again);
  }

  function forget(): void {
    stopTimers();
    followed = null;
    shipmentId.value = null;
    [all.value, hindrance.value, isWithoutPrinter.value] = [[], null, false];
    for (const flag of [isLate, isHeard, isLoaded, isExpected, isRefused]) flag.value = false;
  }

  const stage = computed((): PrintStage => {
    const found = stageOf(jobs.value);
    const isMissing = isExpected.value && isLoaded.value && isLate.value;
    if (found === 'none') return isRefused.value || isMissing ? 'failed' : 'none';
    const isHindered = jobs.value.some((job) => hindrance.value !== null && hinders(hindrance.value, job));
    if (found === 'spooled') return isHindered ? 'waiting' : found;
    const waiting = jobs.value.filter(isQueued);
    // One with a detail was tried.
    const isHeld = isLate.value || isHindered || waiting.some(({ detail }) => detail !== null);
    return found === 'printing' && waiting.length > 0 && isHeld ? 'waiting' : found;
  });
  /** That the printer which a label waits for is silent, once it had time to answer. */
  const silence = computed(() => {
    const waiting = jobs.value.find(isQueued);
    if (!waiting || !isLate.value || isHeard.value) return '';
    return diagnosticWords({ code: 'NO_ANSWER', values: { at: printers.nameOf(waiting.usedPrinterId) } });
  });
  /** Why a label is not printed, in a sentence; empty where that is not known. */
  const why = computed(() => {
    if (stage.value === 'waiting') {
      const { trouble } = jobs.value.find(isQueued) ?? {};
      const known = hindrance.value ?? (silence.value === '' ? trouble : null);
      return known ? diagnosticWords(known) : silence.value;
    }
    const { fault, trouble } = jobs.value.find(({ fault }) => fault !== null) ?? {};
    if (!fault) return '';
    return trouble ? diagnosticWords(trouble) : t(`states.printFault.${fault}`);
  });

  /** What became of the papers that go with the labels, in a sentence; empty where there are none. */
  const papers = computed(() =>
    paperWords(
      all.value.filter(({ contentType }) => contentType !== 'LABEL'),
      isWithoutPrinter.value,
    ),
  );

  useLive(
    (event) => event.type === 'print-job',
    () => void load(),
  );
  onScopeDispose(stopTimers);
  return { shipmentId, stage, why, papers, follow, load, forget };
}
