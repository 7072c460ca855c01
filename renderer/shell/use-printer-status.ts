import { computed, onScopeDispose, shallowRef, watch } from 'vue';
import type { PrinterStatus } from '#shared/schema/printing/printer.ts';
import { call } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { usePrinters } from '#renderer/stores/printers.ts';

const POLL_MS = 30_000;

/** Whether this desk's label printer could print now; asked now and then, and whenever a print job changes. */
export function usePrinterStatus() {
  const printers = usePrinters();
  const printer = computed(() => printers.deskPrinter);
  const status = shallowRef<PrinterStatus | null>(null);

  async function poll(): Promise<void> {
    const id = printer.value?.id;
    const answer = id === undefined ? null : await call('readPrinterStatus', { params: { id } });
    if (id === printer.value?.id) status.value = answer?.ok ? answer.value : null;
  }

  watch(
    () => printer.value?.id,
    () => {
      status.value = null;
      void poll();
    },
    { immediate: true },
  );
  useLive(
    ({ type }) => type === 'print-job',
    () => void poll(),
  );
  const timer = setInterval(() => void poll(), POLL_MS);
  onScopeDispose(() => clearInterval(timer));
  return { printer, status };
}
