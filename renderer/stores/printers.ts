import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import type { Printer, PrinterDefault } from '#shared/schema/printing/printer.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { useSettings } from './settings.ts';

/** The printers that are set up, and which of them takes labels by default. */
export const usePrinters = defineStore('printers', () => {
  const printers = ref<Printer[]>([]);
  const isLoaded = ref(false);
  const settings = useSettings();
  /** The printer that stands at this desk; null where none was chosen, or it is gone. */
  const chosenPrinter = computed(() => printers.value.find(({ id }) => id === settings.labelPrinter) ?? null);

  const load = newest(
    () => call('listPrinters'),
    (answer) => {
      if (answer.ok) [printers.value, isLoaded.value] = [answer.value.printers, true];
    },
  );
  useLive(
    ({ type }) => type === 'printer',
    () => void load(),
  );
  /** Resolves once it was asked which printers there are: a key pressed right after the start prints, too. */
  const known = async () => (isLoaded.value ? undefined : load());

  /** This desk's own; else as the station chooses: the printer whose narrowest rule fits. Null where none does. */
  function labelPrinter(imageType: string, stock: string): Printer | null {
    if (chosenPrinter.value) return chosenPrinter.value;
    const fits = (rule: PrinterDefault) =>
      rule.contentType === 'LABEL' && [null, imageType].includes(rule.imageType) && [null, stock].includes(rule.stock);
    const width = ({ imageType: type, stock: on }: PrinterDefault) => Number(type === null) + Number(on === null);
    const fitting = printers.value.flatMap((printer) =>
      printer.defaultFor.filter(fits).map((rule) => ({ printer, width: width(rule) })),
    );
    return fitting.sort((a, b) => a.width - b.width)[0]?.printer ?? null;
  }

  /** Where labels of this desk come out: at its own printer, else at those that take labels by default. */
  const labelPrinters = computed(() =>
    chosenPrinter.value
      ? [chosenPrinter.value]
      : printers.value.filter(({ defaultFor }) => defaultFor.some(({ contentType }) => contentType === 'LABEL')),
  );
  /** The printer that a packer here waits at. */
  const deskPrinter = computed(() => labelPrinters.value[0] ?? null);

  const nameOf = (printerId: string) => printers.value.find(({ id }) => id === printerId)?.name ?? printerId;

  return { printers, isLoaded, load, known, nameOf, labelPrinter, chosenPrinter, labelPrinters, deskPrinter };
});
