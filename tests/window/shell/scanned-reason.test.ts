import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import type { Component } from 'vue';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import ReasonDialog from '#renderer/components/ReasonDialog.vue';
import { deliverScan } from '#renderer/composables/useScanner.ts';
import VoidDialog from '#renderer/features/shipment/VoidDialog.vue';
import { i18n, t } from '#renderer/messages/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each<[string, Component, object]>([
  ['of what is not usual', ReasonDialog, { title: 'Why', description: '', button: 'Do it', byScan: true }],
  ['of a void', VoidDialog, { shipmentId: 's', expected: null, isManifested: false }],
])(
  'a reason %s that was scanned is lost by Esc only once that is said, as one that was typed',
  async (_, dialog, props) => {
    const view = mount(dialog, {
      props: { ...props, open: true },
      global: { plugins: [createPinia(), i18n] },
      attachTo: document.body,
    });
    onTestFinished(() => view.unmount());
    await vi.advanceTimersByTimeAsync(1);
    const escape = async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await vi.advanceTimersByTimeAsync(1);
    };
    deliverScan('BOX-TORN');
    await vi.advanceTimersByTimeAsync(1);
    await escape();
    expect(view.emitted('update:open')).toBeUndefined();
    expect([...document.querySelectorAll('h2')].at(-1)?.textContent).toBe(t('common.discard.ask'));
    deliverScan('PB.OK');
    expect(view.emitted('update:open')).toEqual([[false]]);
  },
);
