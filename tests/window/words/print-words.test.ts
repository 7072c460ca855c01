import { mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import PrintWords from '#renderer/components/PrintWords.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => {
  i18n.global.locale.value = 'en';
});

const nothing = { state: 'QUEUED', fault: null, detail: null, trouble: null } as const;
const shown = (job: InstanceType<typeof PrintWords>['$props']['job']) => {
  i18n.global.locale.value = 'de';
  return mount(PrintWords, { props: { job }, global: { plugins: [i18n] } });
};
const said = diagnostic('PRINT_STALLED', { at: 'dock:9100' });
const uncertain = { state: 'UNCERTAIN', fault: 'CONNECTION_LOST', detail: inEnglish(said) } as const;

test('what became of a print is said once, in the language of the window', () => {
  expect(shown({ ...uncertain, trouble: said }).text()).toBe(
    'dock:9100 hat nicht rechtzeitig geantwortet, während das Etikett gesendet wurde.',
  );
});

test('what one waits for is said as well; nothing is said of one that nobody tried yet, or that is out', () => {
  const trouble = diagnostic('QUEUE_PAUSED_SAYING', { queue: 'RAW', words: 'Changing the roll' });
  const waiting = { ...nothing, detail: inEnglish(trouble), trouble };
  expect(shown(waiting).text()).toBe(
    'Die Warteschlange RAW ist angehalten. Der Druckdienst meldet: „Changing the roll“',
  );
  expect(shown(nothing).text()).toBe('');
  expect(shown({ ...waiting, state: 'PRINTED' }).text()).toBe('');
});

test('of earlier versions the fault is said, and what was written down is quoted as English', () => {
  const opened = shown({ ...uncertain, trouble: null });
  expect(opened.text()).toContain('Die Verbindung zum Drucker riss beim Senden ab.');
  expect([opened.find('q').text(), opened.find('q').attributes('lang')]).toEqual([uncertain.detail, 'en']);
});

test('stock is called what it is called everywhere', () => {
  const trouble = diagnostic('LABEL_TOO_LARGE', { printer: 'Zebra', stock: 'STOCK_4X6' });
  const job = { ...nothing, state: 'FAILED', fault: 'LABEL_TOO_LARGE', detail: inEnglish(trouble), trouble } as const;
  expect(shown(job).text()).toContain('Zebra, Rolle 4 × 6 Zoll.');
});
