import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import type { StoredDocument } from '#shared/schema/shipping/shipment.ts';
import PrintPanel from '#renderer/features/shipment/PrintPanel.vue';
import { i18n, t } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

const job = (change: Partial<PrintJob>): PrintJob => ({
  ...{ id: 'p', state: 'PRINTED', createdAt: '2026-03-02T09:00:00Z', updatedAt: '2026-03-02T09:00:00Z' },
  ...{ clientId: 'c', packer: null, printerId: 'desk', usedPrinterId: 'desk', shipmentId: 'one', documentId: 'label' },
  ...{ packageNumber: 1, contentType: 'LABEL', trackingNumber: 'TEST1', imageType: 'PDF', copies: 1, printNumber: 1 },
  ...{ reason: null, confirmedBy: null, fault: null, detail: null, trouble: null },
  ...change,
});
const invoice = { documentId: 'invoice', contentType: 'COMMERCIAL_INVOICE', trackingNumber: null } as const;

const label = (id: string, packageNumber: number): StoredDocument => ({
  ...{ id, packageNumber, contentType: 'LABEL', imageType: 'pdf', size: 1, sha256: '', fileUrl: '' },
});
const sent: unknown[] = [];

async function asked(prints: PrintJob[], documents: StoredDocument[] = [label('label', 1)]) {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Response.json({ printers: [{ id: 'desk', name: 'Desk' }] });
    sent.push(JSON.parse(body));
    return Response.json({ printJobs: [] }, { status: 201 });
  });
  const view = mount(PrintPanel, {
    props: { prints, documents, shipmentId: 'one', canPrint: true },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  view.vm.print();
  await flushPromises();
  return { panel: view.text(), dialog: document.querySelector('[role="dialog"]')?.textContent ?? '' };
}

test('a paper that was printed is named, and does not count as the label', async () => {
  const { panel, dialog } = await asked([job({ ...invoice, id: 'b', printNumber: 2 }), job({ ...invoice, id: 'a' })]);
  expect(panel).toContain(t('shipment.documents.types.COMMERCIAL_INVOICE', { n: 1 }));
  expect(panel).not.toContain(t('shipment.prints.package', { n: 1 }));
  expect(dialog).toContain(t('shipment.prints.free', { n: 0 }));
  expect(dialog).toContain(t('shipment.prints.reason'));
});

const failed = { state: 'FAILED', fault: 'PRINTER_UNREACHABLE' } as const;
test.each([
  ['two that failed', 0, [job({ ...failed, id: 'b' }), job({ ...failed, id: 'a' })]],
  [
    'one, and one that a person called failed since',
    1,
    [job({ id: 'b', printNumber: 2 }), job({ ...failed, id: 'a' })],
  ],
])('a print that failed is none, and asks for no reason: of %s %i', async (_, n, prints) => {
  const { dialog } = await asked(prints);
  expect(dialog).toContain(t('shipment.prints.free', { n }));
  expect(dialog).toContain(t('shipment.prints.reason'));
});

test('of several labels one is printed alone, and asked for a reason by its own prints', async () => {
  const twice = [job({ id: 'b', documentId: 'l1', printNumber: 2 }), job({ id: 'a', documentId: 'l1' })];
  await asked(twice, [label('l1', 1), label('l2', 2)]);
  const dialog = () => document.querySelector('[role="dialog"]');
  expect(dialog()?.textContent).toContain(t('shipment.prints.reasonNeeded'));
  const which = dialog()?.querySelector('select');
  if (!which) return expect.unreachable();
  expect([...which.options].map(({ text }) => text)).toEqual(['All of them', 'Label 1', 'Label 2']);
  which.value = 'l2';
  which.dispatchEvent(new Event('change'));
  await flushPromises();
  expect(dialog()?.textContent).not.toContain(t('shipment.prints.reasonNeeded'));
  dialog()?.querySelector('form')?.dispatchEvent(new Event('submit'));
  await flushPromises();
  expect(sent).toEqual([{ documentId: 'l2' }]);
});
