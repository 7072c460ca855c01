import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineComponent } from 'vue';
import type { Packer } from '#shared/schema/identity/packer.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { deliverScan, unusedScan, useBadges, useScans } from '#renderer/composables/useScanner.ts';
import { i18n } from '#renderer/messages/index.ts';
import { diagnosticWords } from '#renderer/messages/problem-words.ts';
import RoleTable from '#renderer/features/packers/RoleTable.vue';
import { useSettings } from '#renderer/stores/settings.ts';
import { useSignOn } from '#renderer/stores/sign-on.ts';

const pam: Packer = {
  ...{ id: 'p1', name: 'Pam', role: 'packer', badge: 'PAM', language: 'de', active: true },
  ...{ createdAt: '2026-03-02T09:00:00.000Z', updatedAt: '2026-03-02T09:00:00.000Z' },
};
const json = (status: number, body: object, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

beforeEach(() => {
  setActivePinia(createPinia());
});

test('whoever signs on has the window speak their language, and do what their role may', async () => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    json(200, method === 'DELETE' ? { packer: null, role: 'packer' } : { packer: pam, role: 'packer' }),
  );
  const [signOn, settings] = [useSignOn(), useSettings()];
  settings.language = 'en';
  expect(signOn.bound('void')).toEqual({ disabled: false });
  expect(await signOn.signOn({ badge: 'PB.BADGE.PAM' })).toBe(true);
  expect([signOn.now.packer?.name, settings.language]).toEqual(['Pam', 'de']);
  expect([signOn.may('ship'), signOn.may('void'), signOn.may('changeSettings')]).toEqual([true, false, false]);
  expect(signOn.bound('ship', true)).toEqual({ disabled: true });
  expect(signOn.bound('void').title).toBe('Takes the role lead. Somebody who has it can scan the badge here.');
  expect(await signOn.signOff()).toBe(true);
  expect([signOn.now.packer, settings.language]).toEqual([null, 'de']);
});

test('whoever signs on while it is still read who was signed on stays', async () => {
  let read: ((answer: Response) => void) | undefined;
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address.includes('packers')) return new Promise<Response>((resolve) => (read = resolve));
    return Promise.resolve(
      json(200, method === 'GET' ? { packer: null, role: null } : { packer: pam, role: 'packer' }),
    );
  });
  const signOn = useSignOn();
  const loading = signOn.load();
  await signOn.signOn({ badge: 'PB.BADGE.PAM' });
  read?.(json(200, { packers: [pam] }));
  await loading;
  expect([signOn.now.packer?.name, signOn.packers]).toEqual(['Pam', [pam]]);
});

test('a badge that nobody has leaves who is signed on, and says why', async () => {
  const trouble = diagnostic('BADGE_UNKNOWN', { badge: 'X-1' });
  const problem = { code: 'NOT_FOUND', title: '', detail: '', status: 404, purchase: 'not_made', source: 'client' };
  const rest = { retryable: false, errors: [], warnings: [], requestId: 'r', success: false, type: 'x' };
  vi.stubGlobal('fetch', async () => json(404, { ...problem, ...rest, trouble }, 'application/problem+json'));
  const signOn = useSignOn();
  expect(await signOn.signOn({ badge: 'X-1' })).toBe(false);
  expect(signOn.failure).toMatch(/^No badge says X-1\./);
});

test('a badge signs on whatever has the scans; every other code goes where it did', async () => {
  const [badges, codes] = [vi.fn(), vi.fn()];
  const taker = mount(defineComponent({ setup: () => (useBadges(badges), useScans(codes), () => null) }));
  deliverScan('pb.badge.pam');
  deliverScan('ORDER-1');
  await flushPromises();
  expect([badges.mock.calls, codes.mock.calls]).toEqual([[['pb.badge.pam']], [['ORDER-1']]]);
  taker.unmount();
  deliverScan('PB.BADGE.PAM');
  expect(unusedScan.value?.code).toBe('PB.BADGE.PAM');
  unusedScan.value = null;
});

test.each([
  [
    'en',
    '“Void labels” takes the role lead. This window has the role packer.',
    ['Void labels', 'may not', 'may', 'may'],
  ],
  [
    ...['de', '„Etiketten stornieren“ verlangt die Rolle Leitung. Dieses Fenster hat die Rolle Packen.'],
    ['Etiketten stornieren', 'darf nicht', 'darf', 'darf'],
  ],
] as const)('the refusal and the table of roles are said in words (%s)', (locale, sentence, row) => {
  i18n.global.locale.value = locale;
  const trouble = diagnostic('ROLE_MISSING', { action: 'void', least: 'lead', role: 'packer' });
  expect(diagnosticWords(trouble)).toContain(sentence);
  const rows = mount(RoleTable)
    .findAll('tbody tr')
    .map((each) => each.findAll('th, td').map((cell) => cell.text()));
  expect(rows).toContainEqual(row);
  i18n.global.locale.value = 'en';
});
