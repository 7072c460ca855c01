import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ACTIONS } from '#shared/schema/identity/roles.ts';
import PackersView from '#renderer/features/packers/PackersView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => {
  i18n.global.locale.value = 'en';
  vi.unstubAllGlobals();
});

test.each([
  [
    'en',
    'It credits work and prevents slips; whoever can reach the keyboard can scan another’s badge.',
    /secur|protect/i,
  ],
  [
    'de',
    'Er ordnet Arbeit zu und beugt Versehen vor; wer an die Tastatur kommt, kann auch einen fremden Ausweis scannen.',
    /sicherheit|schütz/i,
  ],
] as const)(
  'the settings show who may do what, and say no more of badges than they do (%s)',
  async (locale, words, more) => {
    i18n.global.locale.value = locale;
    const headers = { 'content-type': 'application/json' };
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ packers: [], packer: null, role: 'packer' }), { headers }),
    );
    const view = mount(PackersView, { global: { plugins: [createPinia(), i18n, addressesOnly()] } });
    onTestFinished(() => view.unmount());
    await flushPromises();
    expect(view.text()).toContain(words);
    expect(view.text()).not.toMatch(more);
    expect(view.findAll('tbody tr')).toHaveLength(ACTIONS.length);
  },
);
