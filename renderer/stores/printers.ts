import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { Printer, PrinterDefault } from '#shared/schema/printer.ts';
import { call } from '#renderer/api/client.ts';

/** The printers that are set up, and which of them takes labels by default. */
export const usePrinters = defineStore('printers', () => {
  const printers = ref<Printer[]>([]);

  async function load(): Promise<void> {
    const answer = await call('listPrinters');
    if (answer.ok) printers.value = answer.value.printers;
  }

  /** As the station chooses where none is named: the printer whose narrowest rule fits; null where none does. */
  function labelPrinter(imageType: string, stock: string): Printer | null {
    const fits = (rule: PrinterDefault) =>
      rule.contentType === 'LABEL' && [null, imageType].includes(rule.imageType) && [null, stock].includes(rule.stock);
    const width = ({ imageType: type, stock: on }: PrinterDefault) => Number(type === null) + Number(on === null);
    const fitting = printers.value.flatMap((printer) =>
      printer.defaultFor.filter(fits).map((rule) => ({ printer, width: width(rule) })),
    );
    return fitting.sort((a, b) => a.width - b.width)[0]?.printer ?? null;
  }

  return { printers, load, labelPrinter };
});
