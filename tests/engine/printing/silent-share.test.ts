import { expect, test } from 'vitest';
import type { PrintingDeps } from '#electron/engine/printing/deps.ts';
import { createPrinterCatalogue } from '#electron/engine/printing/printers.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { printerAt } from '../../printing/samples.ts';

test('a printer whose share does not answer by now is given a fallback, and is moved to no such share', async () => {
  const stored = new Map<string, Printer>();
  let isSilent = false;
  const catalogue = createPrinterCatalogue({
    ledger: {
      now: () => 0,
      printing: {
        printers: {
          list: async () => [...stored.values()],
          find: async (id: string) => stored.get(id) ?? null,
          create: async (printer: Printer) => Boolean(stored.set(printer.id, printer)),
          update: async (printer: Printer) => Boolean(stored.set(printer.id, printer)),
        },
      },
    },
    drivers: {
      refusal: async ({ path }: { path: string }) =>
        isSilent ? { pointer: '/connection/path', trouble: diagnostic('NO_ANSWER', { at: path }) } : null,
    },
    events: { publish: () => undefined },
  } as unknown as PrintingDeps);
  const at = (path: string, id: string, fallbackPrinterId: string | null = null) =>
    printerAt({ type: 'folder', path }, { id, fallbackPrinterId });
  for (const id of ['share', 'other']) await catalogue.create(at(`/${id}`, id));
  isSilent = true;

  expect(await catalogue.change('share', at('/share', 'share', 'other'))).toMatchObject({ fallbackPrinterId: 'other' });
  await expect(catalogue.change('share', at('/silent', 'share'))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
