import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Component } from 'vue';
import LabelStep from '#renderer/features/first-run/LabelStep.vue';
import PrinterList from '#renderer/features/printers/PrinterList.vue';
import { i18n } from '#renderer/messages/index.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import { draft } from '../../printing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, Component, string]>([
  ['on Printers', PrinterList, 'Test label: Labels'],
  ['in the set-up', LabelStep, 'Print a test label'],
])('a test label that is asked for by two presses comes out once %s', async (_, screen, words) => {
  const asked: string[] = [];
  const printers = [draft({ type: 'raw', host: '127.0.0.1', port: 1 }, { id: 'labels', name: 'Labels' })];
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json({ printers, printJobs: [], accounts: [], next: null }));
    asked.push(address.split('/').slice(-2).join('/'));
    return new Promise<Response>(() => undefined);
  });
  const pinia = createPinia();
  setActivePinia(pinia);
  await usePrinters().load();
  const view = mount(screen, { global: { plugins: [pinia, i18n], stubs: { RouterLink: true } } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const button = view.findAll('button').find((each) => each.text() === words);
  // Both before the window shows anything of the first.
  button?.element.click();
  button?.element.click();
  await flushPromises();
  expect(asked.filter((path) => path.startsWith('labels/'))).toHaveLength(1);
});
