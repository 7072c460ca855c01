import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { EngineError } from '#electron/engine/engine-error.ts';
import { toProblem } from '#electron/engine/problem.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { printerAt } from '../../printing/samples.ts';
import PrintDialog from '#renderer/features/shipment/PrintDialog.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => {
  i18n.global.locale.value = 'en';
  vi.unstubAllGlobals();
});

test('why a printer cannot print a label stands at its field, in the language of the window', async () => {
  const trouble = diagnostic('PRINT_OF_OTHER_FORMAT', { printer: 'Zebra', format: 'ZPL', type: 'EPL' });
  const error = { code: 'FIELD_CONFLICT', pointer: '/printerId', message: inEnglish(trouble), trouble } as const;
  const refusal = toProblem(new EngineError('VALIDATION_FAILED', error.message, { errors: [error] }), {
    requestId: 'r',
  });
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET'
      ? new Response(JSON.stringify({ printers: [printerAt({ type: 'raw', host: 'desk', port: 9100 })] }), {
          headers: { 'content-type': 'application/json' },
        })
      : new Response(JSON.stringify(refusal), {
          status: 422,
          headers: { 'content-type': 'application/problem+json' },
        }),
  );
  i18n.global.locale.value = 'de';
  const props = { open: false, shipmentId: 's', labels: [] };
  const dialog = mount(PrintDialog, { props, attachTo: document.body, global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => dialog.unmount());
  await dialog.setProps({ open: true });
  await flushPromises();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await flushPromises();
  expect(document.body.textContent).toContain(
    'Zebra druckt ZPL, und dieses Dokument ist EPL; daraus lässt sich das nicht machen.',
  );
});
