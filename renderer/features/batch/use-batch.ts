import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import type { Batch } from '#shared/schema/batches/batch.ts';
import type { StationEvent } from '#shared/schema/station/event.ts';
import type { BatchRow, BatchRowChange, BatchRowState } from '#shared/schema/batches/batch-row.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useFailure, useUnread } from '#renderer/composables/useFailure.ts';
import { useLive } from '#renderer/composables/useLive.ts';

const PAGE = 500;
const SETTLED: ReadonlySet<BatchRowState> = new Set([
  'BOUGHT',
  'REJECTED',
  'NOT_SENT',
  'UNKNOWN',
  'SKIPPED',
  'INVALID',
]);
/** Rows before the next label whose printer may still say what became of them. */
const PRINTED_LATELY = 50;
const isOnItsWay = (print: BatchRow['print']) => print === null || print.state === 'QUEUED' || print.state === 'SENT';
const isWrong = ({ state }: BatchRow) => state === 'INVALID' || state === 'REJECTED';
/** Rows are bought far faster than anybody reads. */
const ROWS_MS = 700;
/** A shipment that was in doubt is not any more: it may be one of a row here. */
const isSettled = (event: StationEvent) => event.type === 'shipment' && event.previousState === 'UNKNOWN';
export type Steering = 'startBatch' | 'pauseBatch' | 'resumeBatch' | 'stopBatch';

/** A batch and its rows, kept up to date while the station works on it. */
export function useBatch(id: string) {
  const batch = shallowRef<Batch | null>(null);
  const rows = shallowRef<BatchRow[]>([]);
  const isMissing = ref(false);
  const { failure, worked } = useFailure();
  /** Of the batch, or of its rows. */
  const { unread, wasRead } = useUnread();
  let generation = 0;
  let reading: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const loadBatch = newest(
    () => call('readBatch', { params: { id } }),
    (answer) => {
      if (answer.ok) batch.value = answer.value.batch;
      isMissing.value = !answer.ok && answer.problem?.code === 'NOT_FOUND';
      if (!isMissing.value) wasRead(answer);
    },
  );

  const page = (after: number) =>
    call('listBatchRows', {
      params: { id },
      query: { after, limit: PAGE },
      timeoutMs: 60_000,
    });

  /** Reads all rows from the start, in pages; a newer reading takes its place, and whoever waits for this one waits for that. */
  function readRows(): Promise<void> {
    generation += 1;
    return (reading = readFrom(generation));
  }

  async function readFrom(mine: number): Promise<void> {
    const found: BatchRow[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const answer = await page(after);
      if (mine !== generation) return reading;
      wasRead(answer);
      if (!answer.ok) return;
      found.push(...answer.value.rows);
      after = answer.value.next;
      // What is shown stays until all of it is read again: a row that is open does not close. The first time, the first are shown at once.
      if (rows.value.length === 0) rows.value = [...found];
    }
    rows.value = found;
  }

  /** While it runs only the rows around the ones that are being bought change. */
  async function refreshRows(): Promise<void> {
    const first = rows.value.findIndex(({ state }) => !SETTLED.has(state));
    if (first < 0 || batch.value?.state !== 'RUNNING') return readRows();
    return readFromRow(first);
  }

  /** Labels come out in the order of the rows: what changes is around the first one that has none. */
  async function refreshPaper(): Promise<void> {
    const first = rows.value.findIndex(({ state, print }) => state === 'BOUGHT' && isOnItsWay(print));
    await readFromRow(Math.max(0, (first < 0 ? rows.value.length : first) - PRINTED_LATELY));
  }

  /** Reads a page of rows again. */
  async function readFromRow(index: number): Promise<void> {
    const mine = generation;
    const answer = await page((rows.value[index]?.number ?? 1) - 1);
    if (!answer.ok || mine !== generation) return;
    rows.value = rows.value.toSpliced(index, answer.value.rows.length, ...answer.value.rows);
  }

  const wrong = computed(() => (batch.value ? batch.value.counts.INVALID + batch.value.counts.REJECTED : 0));

  /** The next row behind this number that is wrong or was refused; behind the last one the first. Null where there is none. */
  async function nextWrong(number: number): Promise<BatchRow | null> {
    // How many there are is known before they are read.
    if (rows.value.filter(isWrong).length !== wrong.value) await readRows();
    const found = rows.value.filter(isWrong);
    return found.find((row) => row.number > number) ?? found[0] ?? null;
  }

  async function refresh(): Promise<void> {
    await loadBatch();
    timer ??= setTimeout(() => {
      timer = undefined;
      void refreshRows();
    }, ROWS_MS);
  }

  const load = () => Promise.all([loadBatch(), readRows()]);
  const isWorking = computed(
    () => batch.value !== null && (batch.value.state === 'RUNNING' || batch.value.counts.RUNNING > 0),
  );
  watch(isWorking, (isNow) => {
    if (!isNow) void readRows();
  });
  useLive(
    (event) => (event.type === 'batch' && event.id === id) || isSettled(event),
    () => void refresh(),
  );
  useLive(
    ({ type }) => type === 'print-job',
    () => void refreshPaper(),
  );
  onScopeDispose(() => {
    clearTimeout(timer);
    generation += 1;
    reading = Promise.resolve();
  });

  async function steer(operation: Steering): Promise<boolean> {
    const answer = await call(operation, { params: { id } });
    if (worked(answer)) batch.value = answer.value.batch;
    void refresh();
    return answer.ok;
  }

  /** Tries rows again that were refused or not sent: those, or all of them. */
  async function retry(numbers?: readonly number[]): Promise<boolean> {
    const answer = await call('retryBatch', { params: { id }, body: numbers ? { rows: [...numbers] } : {} });
    if (worked(answer)) batch.value = answer.value.batch;
    await Promise.all([loadBatch(), readRows()]);
    return answer.ok;
  }

  /** Sends what was put right; the answer is the row as the station checked it again. */
  async function change(row: BatchRow, body: BatchRowChange): Promise<BatchRow | null> {
    const answer = await call('changeBatchRow', { params: { id, number: String(row.number) }, body });
    if (!worked(answer)) return null;
    const changed = answer.value.row;
    rows.value = rows.value.map((one) => (one.number === changed.number ? changed : one));
    void loadBatch();
    return changed;
  }

  /** The same change for many rows; says whether the station made it. */
  async function changeMany(numbers: readonly number[], body: BatchRowChange): Promise<boolean> {
    const answer = await call('changeBatchRows', {
      params: { id },
      body: { rows: [...numbers], change: body },
      timeoutMs: 120_000,
    });
    await Promise.all([loadBatch(), readRows()]);
    return worked(answer);
  }

  return {
    batch,
    rows,
    isMissing,
    failure,
    unread,
    wrong,
    load,
    readRows,
    nextWrong,
    steer,
    retry,
    change,
    changeMany,
  };
}
